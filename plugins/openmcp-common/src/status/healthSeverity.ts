import { Health, HEALTHS } from './InstallationStatus';

/**
 * Place of a health in {@link HEALTHS}: 0 needs attention first. An unknown
 * text comes last.
 *
 * @public
 */
export function healthSeverity(health: Health): number {
  const place = HEALTHS.indexOf(health);
  return place < 0 ? HEALTHS.length : place;
}

/**
 * Compares for sorting: what needs attention first comes first.
 *
 * @public
 */
export function compareHealth(a: Health, b: Health): number {
  return healthSeverity(a) - healthSeverity(b);
}
