import {
  ignoredService,
  RealWatching,
  servicesPath,
} from '../../__testUtils__/RealWatching';
import { waitUntil } from '../../__testUtils__/waitUntil';

const definitions = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const bindings = '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings';
const roles = '/apis/rbac.authorization.k8s.io/v1/clusterroles';
const accounts = '/api/v1/namespaces/default/serviceaccounts';

const reader = {
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRole',
  metadata: { name: 'portal' },
  rules: [
    {
      apiGroups: ['openmcp.cloud'],
      resources: ['clusterproviders', 'serviceproviders', 'platformservices'],
      verbs: ['get', 'list', 'watch'],
    },
    {
      apiGroups: ['apps', 'batch'],
      resources: ['deployments', 'jobs'],
      verbs: ['get', 'list', 'watch'],
    },
    { apiGroups: [''], resources: ['events'], verbs: ['get', 'list', 'watch'] },
  ],
};

const podReader = {
  ...reader,
  metadata: { name: 'portal-pods' },
  rules: [
    { apiGroups: [''], resources: ['pods'], verbs: ['get', 'list', 'watch'] },
  ],
};

function binding(role: string) {
  return {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRoleBinding',
    metadata: { name: role },
    roleRef: {
      apiGroup: 'rbac.authorization.k8s.io',
      kind: 'ClusterRole',
      name: role,
    },
    subjects: [
      { kind: 'ServiceAccount', name: 'portal', namespace: 'default' },
    ],
  };
}

jest.setTimeout(180_000);

describe('ClusterWatcher, on the real control plane', () => {
  let watching: RealWatching;

  beforeAll(async () => {
    watching = await RealWatching.start();
    await createAccount();
    for (const role of [reader, podReader]) {
      await watching.administer('POST', roles, role);
      await watching.administer('POST', bindings, binding(role.metadata.name));
    }
    watching.token = await newToken();
    await watching.administer('POST', servicesPath, ignoredService('first'));
    watching.watch();
  }, 1_800_000);

  afterAll(() => watching?.stop());

  async function createAccount() {
    await watching.administer('POST', accounts, {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: 'portal' },
    });
  }

  async function newToken(): Promise<string> {
    const { body } = await watching.administer(
      'POST',
      `${accounts}/portal/token`,
      {
        apiVersion: 'authentication.k8s.io/v1',
        kind: 'TokenRequest',
        spec: {},
      },
    );
    return body.status.token;
  }

  const eventually: RealWatching['eventually'] = (check, step) =>
    watching.eventually(check, step);
  const live = () => watching.live();

  it('streams every list and watches on, with one request for each', async () => {
    await live();
    expect(watching.namesOf('PlatformService')).toEqual([
      'first',
      'helmdeployer',
      'managedcontrolplane',
    ]);
    expect(watching.namesOf('Deployment')).toContain('ps-helmdeployer');
    expect(watching.paths).toHaveLength(8);
    for (const path of watching.paths) {
      expect(path).toContain('sendInitialEvents=true');
    }
    await watching.administer('POST', servicesPath, ignoredService('second'));
    await waitUntil(() =>
      expect(watching.namesOf('PlatformService')).toContain('second'),
    );
  });

  it('keeps what it knows while the API server is dead, and goes on', async () => {
    await live();
    const before = watching.namesOf('PlatformService');
    await watching.cluster.killApiServer!('SIGKILL');
    await eventually(() =>
      expect(watching.status).toMatchObject({
        state: 'unreachable',
        freshness: { stale: true },
      }),
    );
    expect(watching.namesOf('PlatformService')).toEqual(before);
    await watching.cluster.startApiServer!();
    await watching.administer('POST', servicesPath, ignoredService('third'));
    await live();
    // A server that has just come back may send its watches away once more.
    await eventually(
      () => expect(watching.namesOf('PlatformService')).toContain('third'),
      50,
    );
  });

  it('finds out that the API server was halted', async () => {
    await live();
    await watching.cluster.killApiServer!('SIGSTOP');
    await eventually(
      () =>
        expect(watching.status).toMatchObject({
          state: 'unreachable',
          freshness: { stale: true, reason: { code: 'timeout' } },
        }),
      2_000,
    );
    await watching.cluster.startApiServer!();
    await live();
  });

  it('notices that a kind is taken away, and its return', async () => {
    await live();
    const path = `${definitions}/serviceproviders.openmcp.cloud`;
    const { body: definition } = await watching.administer('GET', path);
    await watching.administer('DELETE', path);
    await eventually(() =>
      expect(watching.stateOf('ServiceProvider')).toBe('not-installed'),
    );
    expect(watching.status.state).toBe('live');
    await waitUntil(async () => {
      const { status } = await watching.administer('GET', path);
      expect(status).toBe(404);
    });
    const { name, labels, annotations } = definition.metadata;
    const { status } = await watching.administer('POST', definitions, {
      ...definition,
      metadata: { name, labels, annotations },
      status: undefined,
    });
    expect(status).toBe(201);
    await eventually(() =>
      expect(watching.stateOf('ServiceProvider')).toBe('readable'),
    );
  });

  it('finds out that a right was withdrawn, and given back', async () => {
    await live();
    const pods = watching.namesOf('Pod');
    expect(pods.length).toBeGreaterThan(0);
    await watching.administer('DELETE', `${bindings}/portal-pods`);
    await eventually(
      () => expect(watching.stateOf('Pod')).toBe('forbidden'),
      2_000,
    );
    expect(watching.status).toMatchObject({
      state: 'degraded',
      reason: { params: { kinds: 'Pod' } },
    });
    expect(watching.namesOf('Pod')).toEqual(pods);
    await watching.administer('POST', bindings, binding('portal-pods'));
    await eventually(
      () => expect(watching.stateOf('Pod')).toBe('readable'),
      2_000,
    );
  });

  it('goes on with another token when its own is not taken any more', async () => {
    await live();
    const old = watching.token;
    await watching.administer('DELETE', `${accounts}/portal`);
    await createAccount();
    // The API server believes a token for some seconds after its end.
    await eventually(
      () => expect(watching.status.state).toBe('unauthorized'),
      2_000,
    );
    expect(watching.namesOf('PlatformService')).toContain('first');
    watching.token = await newToken();
    expect(watching.token).not.toBe(old);
    await live();
    await watching.administer('POST', servicesPath, ignoredService('fourth'));
    await eventually(
      () => expect(watching.namesOf('PlatformService')).toContain('fourth'),
      50,
    );
  });

  it('loses nothing of a burst', async () => {
    await live();
    const names = Array.from({ length: 300 }, (_, index) => `burst-${index}`);
    await watching.createServices(names);
    const versions = await watching.serviceVersions();
    expect(versions.size).toBeGreaterThanOrEqual(300);
    await eventually(
      () => expect(watching.known.get('PlatformService')).toEqual(versions),
      50,
    );
    await watching.administer('DELETE', servicesPath);
    await eventually(
      () =>
        expect(
          watching
            .namesOf('PlatformService')
            .filter(name => name.startsWith('burst-')),
        ).toEqual([]),
      50,
    );
  });

  it('moves to another version of a kind and lets go of nothing', async () => {
    await live();
    // What was removed before is not told of later.
    await watching.knowsTheTruth(50);
    const before = watching.namesOf('PlatformService');
    const path = `${definitions}/platformservices.openmcp.cloud`;
    const { body: definition } = await watching.administer('GET', path);
    const [present] = definition.spec.versions;
    const serve = async (versions: object[]) => {
      const { status } = await watching.administer(
        'PATCH',
        path,
        { spec: { versions } },
        'application/merge-patch+json',
      );
      expect(status).toBe(200);
    };
    watching.removed.length = 0;
    await serve([
      { ...present, served: false },
      { ...present, name: 'v1beta1', storage: false },
    ]);
    const nextPath = servicesPath.replace('v1alpha1', 'v1beta1');
    await eventually(() => {
      expect(watching.paths.some(each => each.startsWith(nextPath))).toBe(true);
      expect(watching.stateOf('PlatformService')).toBe('readable');
    });
    expect(watching.removed).toEqual([]);
    expect(watching.namesOf('PlatformService')).toEqual(before);
    await watching.administer('POST', nextPath, {
      ...ignoredService('next'),
      apiVersion: 'openmcp.cloud/v1beta1',
    });
    await eventually(() =>
      expect(watching.namesOf('PlatformService')).toContain('next'),
    );
    await serve([present]);
    await eventually(() => {
      expect(watching.paths.at(-1)).toContain('/v1alpha1/');
      expect(watching.stateOf('PlatformService')).toBe('readable');
    });
    expect(watching.removed).toEqual([]);
  });
});
