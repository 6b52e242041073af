import { Health } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Numbers of installations by health.
 *
 * @internal
 */
export type HealthCounts = Record<Health, number>;

/**
 * Counts of nothing, to be added to.
 *
 * @internal
 */
export function createHealthCounts(): HealthCounts {
  return {
    Healthy: 0,
    Progressing: 0,
    Degraded: 0,
    Suspended: 0,
    Terminating: 0,
    Unknown: 0,
  };
}
