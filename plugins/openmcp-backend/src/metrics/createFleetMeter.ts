import { MetricsService } from '@backstage/backend-plugin-api/alpha';
import { FleetMeter } from '../fleet';

/**
 * Measures the work that goes on for platform clusters.
 *
 * @internal
 */
export function createFleetMeter(metrics: MetricsService): FleetMeter {
  const requests = metrics.createCounter<{
    cluster: string;
    verb: string;
    outcome: string;
  }>('openmcp.cluster.requests', {
    description:
      'Requests to API servers. Each watch that begins is one, so that their number tells how often watches are begun anew',
    unit: '{request}',
  });
  const derivations = metrics.createHistogram(
    'openmcp.status.derive.duration',
    {
      description:
        'Time for which states of installations are derived without a pause',
      unit: 's',
      advice: {
        explicitBucketBoundaries: [
          0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1,
        ],
      },
    },
  );
  return {
    onRequest: (cluster, { verb, outcome }) =>
      requests.add(1, { cluster, verb, outcome }),
    onDerived: milliseconds => derivations.record(milliseconds / 1000),
  };
}
