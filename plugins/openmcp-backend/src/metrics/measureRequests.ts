import { performance } from 'node:perf_hooks';
import { MetricsService } from '@backstage/backend-plugin-api/alpha';
import { RequestHandler } from 'express';

/**
 * Measures how long requests take and what became of them. Held requests count
 * with the time that they were held. The route is its pattern, so that no name
 * becomes an attribute.
 *
 * @internal
 */
export function measureRequests(metrics: MetricsService): RequestHandler {
  const durations = metrics.createHistogram<{
    method: string;
    route: string;
    outcome: string;
  }>('openmcp.api.request.duration', {
    description: 'Time from a request to the end of its answer',
    unit: 's',
    advice: {
      explicitBucketBoundaries: [
        0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30,
      ],
    },
  });
  return (request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const path: unknown = request.route?.path;
      durations.record((performance.now() - start) / 1000, {
        method: request.method,
        route: typeof path === 'string' ? path : 'unknown',
        outcome: response.writableFinished
          ? `${response.statusCode}`
          : 'abandoned',
      });
    });
    next();
  };
}
