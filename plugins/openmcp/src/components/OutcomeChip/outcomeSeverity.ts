import { Outcome } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Every outcome, best first.
 *
 * @internal
 */
export const OUTCOMES = [
  'ok',
  'warning',
  'needs-configuration',
  'unknown',
  'blocked',
] as const satisfies readonly Outcome[];

/**
 * Place of an outcome between 0 (best) and 4. An outcome that this version does
 * not know counts as unknown.
 *
 * @internal
 */
export function outcomeSeverity(outcome: Outcome): number {
  const place = OUTCOMES.indexOf(outcome);
  return place < 0 ? OUTCOMES.indexOf('unknown') : place;
}
