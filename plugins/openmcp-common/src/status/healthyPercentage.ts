import { Health, HEALTHS } from './InstallationStatus';

/**
 * Share of installations that are Healthy, in whole percent. It is rounded
 * down, so that 100 means all of them.
 *
 * @returns undefined when there is nothing to count
 *
 * @public
 */
export function healthyPercentage(
  counts: Partial<Record<Health, number>>,
): number | undefined {
  const total = HEALTHS.reduce((sum, health) => sum + (counts[health] ?? 0), 0);
  return total === 0
    ? undefined
    : Math.floor(((counts.Healthy ?? 0) * 100) / total);
}
