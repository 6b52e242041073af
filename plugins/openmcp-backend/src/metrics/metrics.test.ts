import express from 'express';
import request from 'supertest';
import { ManualClock } from '../__testUtils__/ManualClock';
import { RecordedMetrics } from '../__testUtils__/RecordedMetrics';
import { createFleetView, createSnapshot } from '../__testUtils__/snapshots';
import { FleetView } from '../fleet';
import { createFleetMeter } from './createFleetMeter';
import { measureRequests } from './measureRequests';
import { observeFleet } from './observeFleet';

const asOf = Date.parse('2026-01-01T12:00:00Z');

describe('observeFleet', () => {
  function observe(fleet: Pick<FleetView, 'clusters'>, now: string) {
    const metrics = new RecordedMetrics();
    observeFleet(metrics.service, {
      fleet: fleet as FleetView,
      clock: new ManualClock(now),
    });
    return metrics;
  }

  const fleet = createFleetView(
    [
      createSnapshot('alpha', 'dns'),
      createSnapshot('alpha', 'eso', { health: 'Degraded' }),
      createSnapshot('alpha', 'gardener', { health: 'Degraded' }),
    ],
    { asOf },
  );

  it('tells the state of each cluster, and which it is not in', () => {
    const observed = observe(fleet, '2026-01-01T12:00:00Z').collect(
      'openmcp.cluster.state',
    );
    expect(observed).toContainEqual([1, { cluster: 'alpha', state: 'live' }]);
    expect(observed).toContainEqual([
      0,
      { cluster: 'alpha', state: 'unreachable' },
    ]);
    expect(observed.filter(([value]) => value === 1)).toHaveLength(1);
  });

  it('tells how old the data is, in seconds', () => {
    expect(
      observe(fleet, '2026-01-01T12:01:30Z').collect(
        'openmcp.cluster.data.age',
      ),
    ).toEqual([[90, { cluster: 'alpha' }]]);
  });

  it('counts installations by health, also those that there are none of', () => {
    const observed = observe(fleet, '2026-01-01T12:00:00Z').collect(
      'openmcp.installations',
    );
    expect(observed).toContainEqual([
      2,
      { cluster: 'alpha', health: 'Degraded' },
    ]);
    expect(observed).toContainEqual([
      0,
      { cluster: 'alpha', health: 'Suspended' },
    ]);
  });

  it('tells nothing of a cluster that was never read but its state', () => {
    const [alpha] = fleet.clusters();
    const unread = {
      clusters: () => [
        {
          ...alpha,
          status: {
            ...alpha.status,
            state: 'unreachable' as const,
            freshness: { stale: true },
          },
          installations: () => [],
        },
      ],
    };
    const metrics = observe(unread, '2026-01-01T12:00:00Z');
    expect(metrics.collect('openmcp.cluster.data.age')).toEqual([]);
    expect(metrics.collect('openmcp.installations')).toEqual([]);
    expect(metrics.collect('openmcp.cluster.state')).toContainEqual([
      1,
      { cluster: 'alpha', state: 'unreachable' },
    ]);
  });
});

describe('createFleetMeter', () => {
  it('counts requests to clusters by what they are and what came of them', () => {
    const metrics = new RecordedMetrics();
    const meter = createFleetMeter(metrics.service);
    meter.onRequest('alpha', { verb: 'watch', outcome: '200' });
    meter.onRequest('alpha', { verb: 'read', outcome: 'failed' });
    expect(metrics.recorded('openmcp.cluster.requests')).toEqual([
      [1, { cluster: 'alpha', verb: 'watch', outcome: '200' }],
      [1, { cluster: 'alpha', verb: 'read', outcome: 'failed' }],
    ]);
  });

  it('tells in seconds how long states were derived', () => {
    const metrics = new RecordedMetrics();
    createFleetMeter(metrics.service).onDerived(25);
    expect(metrics.recorded('openmcp.status.derive.duration')).toEqual([
      [0.025, undefined],
    ]);
  });
});

describe('measureRequests', () => {
  it('tells the pattern of the route and what became of the request', async () => {
    const metrics = new RecordedMetrics();
    const app = express();
    app.use(measureRequests(metrics.service));
    app.get('/v1/things/:name', (_request, response) => {
      response.status(418).end();
    });
    await request(app).get('/v1/things/secret-name').expect(418);
    await request(app).get('/elsewhere').expect(404);
    expect(
      metrics
        .recorded('openmcp.api.request.duration')
        .map(([, attributes]) => attributes),
    ).toEqual([
      { method: 'GET', route: '/v1/things/:name', outcome: '418' },
      { method: 'GET', route: 'unknown', outcome: '404' },
    ]);
    for (const [seconds] of metrics.recorded('openmcp.api.request.duration')) {
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThan(10);
    }
  });
});
