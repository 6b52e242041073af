import { MetricsService } from '@backstage/backend-plugin-api/alpha';
import { HEALTHS } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView, FleetView } from '../fleet';
import { Clock } from '../timing';

/** Every state of a cluster, so that a state which ended is told as 0. */
const states = [
  'connecting',
  'live',
  'degraded',
  'unreachable',
  'unauthorized',
  'misconfigured',
] as const;

function countByHealth(cluster: ClusterView): Map<string, number> {
  const counts = new Map<string, number>(HEALTHS.map(health => [health, 0]));
  for (const { status } of cluster.installations()) {
    counts.set(status.health, (counts.get(status.health) ?? 0) + 1);
  }
  return counts;
}

/**
 * Tells how the platform clusters are, each time metrics are collected. All of it
 * comes from memory. A cluster is named as it is configured; nothing that comes
 * from a cluster becomes an attribute.
 *
 * @internal
 */
export function observeFleet(
  metrics: MetricsService,
  { fleet, clock }: { fleet: FleetView; clock: Clock },
): void {
  metrics
    .createObservableGauge<{ cluster: string; state: string }>(
      'openmcp.cluster.state',
      {
        description:
          'State of each platform cluster: 1 for the state it is in, else 0',
      },
    )
    .addCallback(result => {
      for (const { definition, status } of fleet.clusters()) {
        for (const state of states) {
          result.observe(status.state === state ? 1 : 0, {
            cluster: definition.name,
            state,
          });
        }
      }
    });

  metrics
    .createObservableGauge<{ cluster: string }>('openmcp.cluster.data.age', {
      description:
        'Time since the data of a platform cluster was last known to be true; missing for one that was never read',
      unit: 's',
    })
    .addCallback(result => {
      for (const { definition, status } of fleet.clusters()) {
        const { asOf } = status.freshness;
        if (asOf !== undefined) {
          const seconds = Math.max(0, clock.now() - asOf) / 1000;
          result.observe(seconds, { cluster: definition.name });
        }
      }
    });

  metrics
    .createObservableGauge<{ cluster: string; kind: string }>(
      'openmcp.cluster.kind.readable',
      {
        description:
          '1 for a kind that can be read on a platform cluster or that is not installed there, else 0',
      },
    )
    .addCallback(result => {
      for (const { definition, status } of fleet.clusters()) {
        for (const { kind, state } of status.kinds) {
          const readable = state === 'readable' || state === 'not-installed';
          result.observe(readable ? 1 : 0, { cluster: definition.name, kind });
        }
      }
    });

  metrics
    .createObservableGauge<{ cluster: string; health: string }>(
      'openmcp.installations',
      {
        description:
          'Installations by health as last known; missing for a cluster that was never read',
        unit: '{installation}',
      },
    )
    .addCallback(result => {
      for (const cluster of fleet.clusters()) {
        if (cluster.status.freshness.asOf !== undefined) {
          for (const [health, count] of countByHealth(cluster)) {
            result.observe(count, { cluster: cluster.definition.name, health });
          }
        }
      }
    });
}
