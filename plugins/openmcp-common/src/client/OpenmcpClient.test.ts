import { OpenmcpClient } from './OpenmcpClient';

const BASE_URL = 'http://localhost:7007/api/openmcp';

function clientWith(answer: () => Response) {
  const fetch = jest.fn(async (_url: unknown, _init?: RequestInit) => answer());
  const getBaseUrl = jest.fn(async () => BASE_URL);
  return {
    client: new OpenmcpClient({
      discoveryApi: { getBaseUrl },
      fetchApi: { fetch: fetch as typeof globalThis.fetch },
    }),
    fetch,
    getBaseUrl,
    askedFor: () => new URL(String(fetch.mock.calls[0][0])),
    sentHeaders: () => new Headers(fetch.mock.calls[0][1]?.headers),
  };
}

const json =
  (body: unknown, status: number = 200) =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });

describe('OpenmcpClient', () => {
  it('asks the plugin openmcp for the clusters', async () => {
    const answer = { items: [], totalItems: 0, etag: 'e1' };
    const { client, askedFor, getBaseUrl } = clientWith(json(answer));

    await expect(client.getClusters()).resolves.toEqual(answer);
    expect(getBaseUrl).toHaveBeenCalledWith('openmcp');
    expect(askedFor().href).toBe(`${BASE_URL}/v1/clusters`);
  });

  it('repeats the key of a filter with several values and leaves out what is not set', async () => {
    const { client, askedFor } = clientWith(json({ items: [] }));

    await client.getInstallations({
      cluster: ['eu-live', 'eu & us'],
      health: ['Degraded', 'Unknown'],
      q: undefined,
      sort: '-since',
      limit: 1000,
    });

    expect([...askedFor().searchParams]).toEqual([
      ['cluster', 'eu-live'],
      ['cluster', 'eu & us'],
      ['health', 'Degraded'],
      ['health', 'Unknown'],
      ['sort', '-since'],
      ['limit', '1000'],
    ]);
  });

  it('encodes each segment of the path', async () => {
    const { client, askedFor } = clientWith(json({ name: 'dns' }));

    await client.getInstallation({
      cluster: 'eu/../live?x#y',
      kind: 'PlatformService',
      name: 'dns prod',
    });

    expect(askedFor().href).toBe(
      `${BASE_URL}/v1/installations/eu%2F..%2Flive%3Fx%23y/PlatformService/dns%20prod`,
    );
  });

  it('asks for the dependencies of the landscape of a cluster, or of any', async () => {
    const answer = { nodes: [], edges: [], etag: 'e1' };
    const { client, askedFor, fetch } = clientWith(json(answer));

    await expect(
      client.getDependencies({ cluster: 'eu & us' }),
    ).resolves.toEqual(answer);
    expect(askedFor().pathname).toBe('/api/openmcp/v1/dependencies');
    expect([...askedFor().searchParams]).toEqual([['cluster', 'eu & us']]);

    await client.getDependencies();
    expect(fetch.mock.calls[1][0]).toBe(`${BASE_URL}/v1/dependencies`);
  });

  it('asks for the history of a time on some clusters', async () => {
    const answer = { items: [], totalItems: 0, gaps: [], etag: 'e1' };
    const { client, askedFor, fetch } = clientWith(json(answer));

    await expect(
      client.getHistory({
        from: '2026-01-01T02:30:00Z',
        to: '2026-01-01T03:30:00Z',
        cluster: ['eu-live', 'eu & us'],
        kind: ['PlatformService'],
        limit: 20,
      }),
    ).resolves.toEqual(answer);
    expect(askedFor().pathname).toBe('/api/openmcp/v1/history');
    expect([...askedFor().searchParams]).toEqual([
      ['from', '2026-01-01T02:30:00Z'],
      ['to', '2026-01-01T03:30:00Z'],
      ['cluster', 'eu-live'],
      ['cluster', 'eu & us'],
      ['kind', 'PlatformService'],
      ['limit', '20'],
    ]);

    await client.getHistory();
    expect(fetch.mock.calls[1][0]).toBe(`${BASE_URL}/v1/history`);
  });

  it('asks what changed since a revision, and for the numbers', async () => {
    const answer = { items: [], totalItems: 0, revision: 'a.1', etag: 'e1' };
    const { client, askedFor, fetch } = clientWith(json(answer));

    await expect(
      client.getChanges({ after: 'a.0', timeoutSeconds: 0 }),
    ).resolves.toEqual(answer);
    expect(askedFor().pathname).toBe('/api/openmcp/v1/changes');
    expect([...askedFor().searchParams]).toEqual([
      ['after', 'a.0'],
      ['timeoutSeconds', '0'],
    ]);

    await client.getChanges();
    expect(fetch.mock.calls[1][0]).toBe(`${BASE_URL}/v1/changes`);
    await client.getSummary();
    expect(fetch.mock.calls[2][0]).toBe(`${BASE_URL}/v1/summary`);
  });

  it('removes what was looked at', async () => {
    const answer = { result: 'deleting', goes: [], stays: [] };
    const { client, askedFor, fetch, sentHeaders } = clientWith(json(answer));

    await expect(
      client.deletePlatformService(
        'eu/live',
        'dns prod',
        { dryRun: true, uid: 'u 1' },
        { token: 'abc' },
      ),
    ).resolves.toEqual(answer);
    expect(fetch.mock.calls[0][1]).toMatchObject({ method: 'DELETE' });
    expect(fetch.mock.calls[0][1]?.body).toBeUndefined();
    expect(sentHeaders().get('authorization')).toBe('Bearer abc');
    expect(askedFor().pathname).toBe(
      '/api/openmcp/v1/clusters/eu%2Flive/platform-services/dns%20prod',
    );
    expect([...askedFor().searchParams]).toEqual([
      ['dryRun', 'true'],
      ['uid', 'u 1'],
    ]);
  });

  it('names who looks after what it may not remove', async () => {
    const error = {
      name: 'ConflictError',
      message: 'This PlatformService is looked after by Kustomization a/b',
      details: [
        { field: 'metadata', code: 'owned', owner: 'Kustomization a/b' },
      ],
    };
    const { client } = clientWith(
      json({ error, response: { statusCode: 409 } }, 409),
    );

    await expect(
      client.deletePlatformService('eu-live', 'dns'),
    ).rejects.toMatchObject({ statusCode: 409, body: { error } });
  });

  it('sends a token when it has one, and none otherwise', async () => {
    const withToken = clientWith(json({}));
    await withToken.client.getClusters({ token: 'abc' });
    const without = clientWith(json({}));
    await without.client.getClusters();

    expect(withToken.sentHeaders().get('authorization')).toBe('Bearer abc');
    expect(without.sentHeaders().has('authorization')).toBe(false);
  });

  it('answers undefined when the list is still the known one', async () => {
    const { client, sentHeaders } = clientWith(
      () => new Response(null, { status: 304 }),
    );

    await expect(
      client.getInstallations({}, { ifNoneMatch: 'e1' }),
    ).resolves.toBeUndefined();
    expect(sentHeaders().get('if-none-match')).toBe('"e1"');
  });

  it('sends an entity tag that is quoted already as it is', async () => {
    const { client, sentHeaders } = clientWith(json({}));

    await client.getInstallations({}, { ifNoneMatch: 'W/"e1"' });

    expect(sentHeaders().get('if-none-match')).toBe('W/"e1"');
  });

  it('throws what the backend says', async () => {
    const { client } = clientWith(
      json(
        {
          error: { name: 'NotFoundError', message: 'No PlatformService dns' },
          response: { statusCode: 404 },
        },
        404,
      ),
    );

    await expect(
      client.getInstallation({
        cluster: 'eu-live',
        kind: 'PlatformService',
        name: 'dns',
      }),
    ).rejects.toMatchObject({
      name: 'ResponseError',
      statusCode: 404,
      cause: { name: 'NotFoundError', message: 'No PlatformService dns' },
    });
  });

  it('takes the page of a proxy for an answer that is not there', async () => {
    const { client } = clientWith(
      () => new Response('<html>Sign in</html>', { status: 200 }),
    );

    await expect(client.getClusters()).rejects.toMatchObject({
      name: 'ServiceUnavailableError',
    });
  });

  it('ends the call when it is told to', async () => {
    const { client, fetch } = clientWith(json({}));
    const { signal } = new AbortController();

    await client.getClusters({ signal });

    expect(fetch.mock.calls[0][1]?.signal).toBe(signal);
  });
});
