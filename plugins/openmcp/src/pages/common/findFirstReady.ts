import { HistoryChange } from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../time';

/**
 * How long an object needed until it was Healthy for the first time.
 *
 * @param older - changes before this one, newest first
 * @param at - when the change was, milliseconds since 1970
 * @returns milliseconds; undefined for any other change, and where its creation is
 * not among the older ones
 * @internal
 */
export function findFirstReady(
  change: HistoryChange,
  older: readonly HistoryChange[],
  at: number,
): number | undefined {
  if (change.type !== 'health' || change.after !== 'Healthy') {
    return undefined;
  }
  const ofObject = older.filter(({ uid }) => uid === change.uid);
  const wasHealthy = ofObject.some(
    ({ type, before, after }) =>
      type === 'health' && (before === 'Healthy' || after === 'Healthy'),
  );
  // Without its creation, what came before it is not known in full.
  const creation = ofObject.find(({ type }) => type === 'created');
  const createdAt = parseTime(creation?.at);
  return wasHealthy || createdAt === undefined ? undefined : at - createdAt;
}
