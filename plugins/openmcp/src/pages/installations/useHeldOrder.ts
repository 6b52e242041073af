import { usePresence } from '../common';
import { HoldPlace, InstallationRows } from './InstallationRows';

/**
 * Holds the order while somebody is in a place. A place that disappears holds
 * nothing.
 *
 * @internal
 */
export function useHeldOrder(rows: InstallationRows, place: HoldPlace) {
  return usePresence(isPresent => rows.setHeld(place, isPresent));
}
