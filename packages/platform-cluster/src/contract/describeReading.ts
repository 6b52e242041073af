import { ContractCluster } from './ContractCluster';
import { collectionOf, ignoredService, SeenList } from './contractObjects';
import { isReady } from './expectations';

interface Resources {
  resources: {
    name: string;
    kind: string;
    namespaced: boolean;
    verbs: string[];
  }[];
}

const metadataList =
  'application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1';

/**
 * Tests of discovery, lists, single objects and access.
 *
 * @param cluster - gives the cluster
 * @internal
 */
export function describeReading(cluster: () => ContractCluster): void {
  const names = ['read-a', 'read-b', 'read-c'];
  const services = collectionOf('PlatformService');

  beforeAll(async () => {
    for (const name of names) {
      const manifest = ignoredService(name);
      manifest.metadata.labels = {
        team: name === 'read-c' ? 'south' : 'north',
        suite: 'reading',
      };
      await cluster().apply(manifest);
    }
  });

  afterAll(async () => {
    await Promise.all(
      names.map(name => cluster().remove('PlatformService', name)),
    );
  });

  const get = <Body>(path: string) => cluster().client.send<Body>('GET', path);

  it('says what it serves', async () => {
    const groups = await get<{ groups: { name: string }[] }>('/apis');
    expect(groups.body.groups.map(group => group.name)).toEqual(
      expect.arrayContaining([
        'apiextensions.k8s.io',
        'apps',
        'batch',
        'clusters.openmcp.cloud',
        'openmcp.cloud',
      ]),
    );
    expect((await get('/apis/openmcp.cloud')).body).toMatchObject({
      kind: 'APIGroup',
      preferredVersion: { groupVersion: 'openmcp.cloud/v1alpha1' },
    });

    const own = await get<Resources>('/apis/openmcp.cloud/v1alpha1');
    expect(own.body).toMatchObject({
      kind: 'APIResourceList',
      groupVersion: 'openmcp.cloud/v1alpha1',
    });
    expect(own.body.resources.map(resource => resource.name).sort()).toEqual([
      'clusterproviders',
      'clusterproviders/status',
      'platformservices',
      'platformservices/status',
      'serviceproviders',
      'serviceproviders/status',
    ]);
    expect(
      own.body.resources.find(({ name }) => name === 'platformservices'),
    ).toMatchObject({
      kind: 'PlatformService',
      namespaced: false,
      verbs: expect.arrayContaining(['get', 'list', 'watch', 'patch']),
    });

    const core = await get<Resources>('/api/v1');
    const pods = core.body.resources.find(({ name }) => name === 'pods');
    expect(pods).toMatchObject({ kind: 'Pod', namespaced: true });
    expect((await get('/apis/nobody.example.com/v1')).status).toBe(404);
  });

  it('says that it is well, and which version it is', async () => {
    expect(await get('/readyz')).toMatchObject({ status: 200, body: 'ok' });
    expect((await get('/livez')).status).toBe(200);
    expect((await get('/version')).body).toMatchObject({
      major: '1',
      gitVersion: expect.stringMatching(/^v1\.\d+\.\d+$/),
    });
  });

  it('lists custom objects with their kind, others without', async () => {
    const custom = await cluster().list('PlatformService');
    expect(custom).toMatchObject({
      kind: 'PlatformServiceList',
      apiVersion: 'openmcp.cloud/v1alpha1',
      metadata: { resourceVersion: expect.stringMatching(/^\d+$/) },
    });
    for (const item of custom.items) {
      expect(item).toMatchObject({
        kind: 'PlatformService',
        apiVersion: 'openmcp.cloud/v1alpha1',
      });
    }

    const { body: jobs } = await get<SeenList>('/apis/batch/v1/jobs');
    expect(jobs).toMatchObject({ kind: 'JobList', apiVersion: 'batch/v1' });
    expect(jobs.items.length).toBeGreaterThan(0);
    for (const item of jobs.items) {
      expect(item).not.toHaveProperty('kind');
      expect(item).not.toHaveProperty('apiVersion');
    }
  });

  it('lists by namespace and across all', async () => {
    // The operator's own services come up beside this.
    for (const name of ['managedcontrolplane', 'helmdeployer']) {
      await cluster().until('PlatformService', name, isReady);
    }
    const all = await get<SeenList>('/apis/apps/v1/deployments');
    const here = await cluster().list('Deployment');
    const elsewhere = await get<SeenList>(
      '/apis/apps/v1/namespaces/default/deployments',
    );
    expect(here.items.map(item => item.metadata.name)).toEqual(
      all.body.items.map(item => item.metadata.name),
    );
    expect(elsewhere.body.items).toEqual([]);
  });

  it.each([
    ['labelSelector=team=north,suite=reading', ['read-a', 'read-b']],
    ['labelSelector=suite=reading,team!=north', ['read-c']],
    ['labelSelector=team in (south,west)', ['read-c']],
    ['fieldSelector=metadata.name=read-b', ['read-b']],
    ['labelSelector=team=nobody', []],
  ])('lists what %s selects', async (query, expected) => {
    const list = await cluster().list('PlatformService', query);
    expect(list.items.map(item => item.metadata.name)).toEqual(expected);
  });

  it('refuses a field that it cannot select by', async () => {
    const answer = await get(`${services}?fieldSelector=spec.image=x`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      reason: 'BadRequest',
      message: 'field label not supported: spec.image',
    });
  });

  it('lists in pages', async () => {
    const query = 'labelSelector=suite=reading&limit=2';
    const first = await cluster().list('PlatformService', query);
    expect(first.items.map(item => item.metadata.name)).toEqual([
      'read-a',
      'read-b',
    ]);
    const next = encodeURIComponent(first.metadata.continue ?? '');
    const second = await cluster().list(
      'PlatformService',
      `${query}&continue=${next}`,
    );
    expect(second.items.map(item => item.metadata.name)).toEqual(['read-c']);
    expect(second.metadata.continue ?? '').toBe('');
    expect(second.metadata.resourceVersion).toBe(
      first.metadata.resourceVersion,
    );
  });

  it('lists metadata alone when that is asked for', async () => {
    const { body } = await cluster().client.send<SeenList>(
      'GET',
      `${services}?fieldSelector=metadata.name=read-a`,
      { accept: metadataList },
    );
    expect(body).toMatchObject({
      kind: 'PartialObjectMetadataList',
      apiVersion: 'meta.k8s.io/v1',
    });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({
      kind: 'PartialObjectMetadata',
      metadata: { name: 'read-a' },
    });
    expect(body.items[0]).not.toHaveProperty('spec');
  });

  it('tells in the metadata who wrote a definition', async () => {
    const { body } = await cluster().client.send<SeenList>(
      'GET',
      '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
      { accept: metadataList },
    );
    const definition = body.items.find(
      ({ metadata }) => metadata.name === 'platformservices.openmcp.cloud',
    );
    expect(definition?.metadata).toMatchObject({
      labels: { 'openmcp.cloud/cluster': 'platform' },
      managedFields: expect.arrayContaining([
        expect.objectContaining({ manager: 'openmcp-operator' }),
      ]),
    });
  });

  it('says which object is not there', async () => {
    const answer = await get(`${services}/nobody`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Failure',
      message: 'platformservices.openmcp.cloud "nobody" not found',
      reason: 'NotFound',
      details: {
        name: 'nobody',
        group: 'openmcp.cloud',
        kind: 'platformservices',
      },
      code: 404,
    });
  });

  it('answers an unknown kind in plain text', async () => {
    const answer = await get('/apis/openmcp.cloud/v1alpha1/nobodies');
    expect(answer).toEqual({
      status: 404,
      contentType: 'text/plain; charset=utf-8',
      body: '404 page not found\n',
    });
  });

  it('refuses a resource version that it has not reached', async () => {
    const answer = await get(`${services}?resourceVersion=999999999`);
    expect(answer.status).toBe(504);
    expect(answer.body).toMatchObject({
      reason: 'Timeout',
      details: {
        causes: [
          expect.objectContaining({ reason: 'ResourceVersionTooLarge' }),
        ],
        retryAfterSeconds: 1,
      },
    });
  });

  it('does not know a wrong token', async () => {
    const answer = await cluster().client.send('GET', services, {
      token: 'wrong',
    });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Failure',
      message: 'Unauthorized',
      reason: 'Unauthorized',
      code: 401,
    });
  });

  it.each([
    ['without a token', null, 'system:anonymous'],
    ['without rights', 'reader-token', 'reader'],
  ])('refuses a user %s', async (_, token, user) => {
    const answer = await cluster().client.send('GET', services, { token });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Failure',
      message: `platformservices.openmcp.cloud is forbidden: User "${user}" cannot list resource "platformservices" in API group "openmcp.cloud" at the cluster scope`,
      reason: 'Forbidden',
      details: { group: 'openmcp.cloud', kind: 'platformservices' },
      code: 403,
    });
  });
}
