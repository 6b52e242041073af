import request from 'supertest';
import { emptyHistory } from '../../__testUtils__/emptyHistory';
import { allowClusters, decideAlways } from '../../__testUtils__/policies';
import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { startRouter } from '../../__testUtils__/startRouter';
import { HistoryPage, HistoryQuery, Visibility } from '../../reading';

const page: HistoryPage = {
  items: [
    {
      cluster: 'alpha',
      kind: 'PlatformService',
      name: 'dns',
      uid: 'uid-dns',
      type: 'health',
      at: '2026-01-01T03:02:00.000Z',
      before: 'Healthy',
      after: 'Degraded',
    },
  ],
  totalItems: 212,
  next: { at: 5, id: 6 },
  gaps: [{ cluster: 'alpha', from: '2026-01-01T02:40:00.000Z' }],
  keptSince: '2025-12-02T00:00:00.000Z',
};

async function start(permissions: ReturnType<typeof decideAlways>) {
  const list = jest.fn(
    async (_query: HistoryQuery, _visibility: Visibility) => page,
  );
  const { app } = await startRouter({
    fleet: createFleetView([createSnapshot('alpha', 'dns')]),
    permissions,
    history: { ...emptyHistory, list } as never,
  });
  return { app, list };
}

describe('GET /v1/history', () => {
  it('answers a page, and where the next one begins', async () => {
    const { app, list } = await start(decideAlways('ALLOW'));
    const { body } = await request(app).get('/v1/history?limit=1').expect(200);
    const { next: _, ...told } = page;
    expect(body).toEqual({
      ...told,
      nextCursor: expect.any(String),
      etag: expect.any(String),
    });
    await request(app).get(`/v1/history?cursor=${body.nextCursor}`).expect(200);
    expect(list.mock.calls.map(([query]) => query)).toEqual([
      { limit: 1 },
      { limit: 100, after: { at: 5, id: 6 } },
    ]);
    await request(app)
      .get('/v1/history?limit=1')
      .set('if-none-match', `"${body.etag}"`)
      .expect(304);
  });

  it('decides by what each change is about, also where nothing is any more', async () => {
    const { app, list } = await start(allowClusters('alpha'));
    await request(app).get('/v1/history').expect(200);
    const [, visibility] = list.mock.calls[0];
    const gone = { kind: 'PlatformService', name: 'gone' };
    expect(visibility.installation({ ...gone, cluster: 'alpha' })).toBe(true);
    expect(visibility.installation({ ...gone, cluster: 'beta' })).toBe(false);
    expect(visibility.cluster('beta')).toBe(false);
  });

  it('refuses those who may see nothing, and says what is missing', async () => {
    const { app, list } = await start(decideAlways('DENY'));
    const { body } = await request(app).get('/v1/history').expect(403);
    expect(body.error).toMatchObject({
      permission: 'openmcp.installation.read',
    });
    expect(list).not.toHaveBeenCalled();
  });
});
