import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { createFleet } from './__testUtils__/createFleet';
import { forgetfulRecorder } from './__testUtils__/emptyHistory';
import { RealCluster } from './__testUtils__/RealCluster';
import { waitUntil } from './__testUtils__/waitUntil';
import { ClusterApplier, ClusterRemover } from './apply';
import { systemClock } from './timing';
import { ClusterStatus } from './watch';

// The programs of the control plane may have to be built.
jest.setTimeout(1_800_000);

const rbac = '/apis/rbac.authorization.k8s.io/v1';
const core = '/api/v1';
const services = '/apis/openmcp.cloud/v1alpha1/platformservices';
const image = 'example.com/images/works:v1.0.0';
const namespace = 'openmcp-system';

interface Manifest {
  kind: string;
  metadata: { name: string; namespace?: string };
  rules: Array<{ apiGroups: string[]; resources: string[]; verbs: string[] }>;
}

/** The manifests of a file that is shipped with the plugin. */
function readManifests(file: 'read' | 'write'): Manifest[] {
  // These tests run in the folder of the package.
  return parseAllDocuments(readFileSync(`kubernetes/${file}.yaml`, 'utf8')).map(
    document => document.toJS(),
  );
}

function pathOf({ kind, metadata }: Manifest): string {
  const place = metadata.namespace ? `/namespaces/${metadata.namespace}` : '';
  const root = kind === 'ServiceAccount' ? core : rbac;
  return `${root}${place}/${kind.toLowerCase()}s/${metadata.name}`;
}

/** A role without one of its resources, or without one of its verbs. */
function without(role: Manifest, taken: { resource?: string; verb?: string }) {
  return {
    ...role,
    rules: role.rules
      .map(rule => ({
        ...rule,
        resources: rule.resources.filter(each => each !== taken.resource),
        verbs: rule.verbs.filter(each => each !== taken.verb),
      }))
      .filter(({ resources }) => resources.length > 0),
  };
}

describe('the shipped rights on a platform cluster, on the real control plane', () => {
  const reading = readManifests('read');
  const writing = readManifests('write');
  let cluster: RealCluster;
  let token: string;

  beforeAll(async () => {
    cluster = await RealCluster.start();
    for (const manifest of [...reading, ...writing]) {
      await give(manifest);
    }
    token = await cluster.tokenOf(namespace, 'openmcp-portal');
  });

  afterAll(() => cluster?.stop());

  function give(manifest: Manifest) {
    return cluster.applyAs('administrator', pathOf(manifest), manifest);
  }

  /** What a portal that starts now knows after it has read what it can. */
  async function readOnce(): Promise<ClusterStatus> {
    const fleet = createFleet(
      {
        name: 'alpha',
        title: 'alpha',
        namespaces: [namespace],
        delivery: 'direct',
        simulated: true,
        connection: {
          server: 'https://localhost',
          getCredentials: async () => ({ headers: {} }),
        },
      },
      () => cluster.connect(token),
    );
    fleet.start();
    const status = await waitUntil(() => {
      const seen = fleet.cluster('alpha')!.status;
      const all = [...seen.kinds, ...seen.surroundings];
      expect(all.length).toBeGreaterThan(7);
      expect(all.filter(({ state }) => state === 'connecting')).toEqual([]);
      return seen;
    });
    await fleet.stop();
    return status;
  }

  function notReadable({ kinds, surroundings }: ClusterStatus) {
    return [...kinds, ...surroundings]
      .filter(({ state }) => state !== 'readable')
      .map(({ kind, state }) => `${kind} ${state}`);
  }

  /** Does something while a role holds less. */
  async function whileLacking<T>(
    role: Manifest,
    taken: Parameters<typeof without>[1],
    counts: () => Promise<unknown>,
    work: () => Promise<T>,
  ): Promise<T> {
    await give(without(role, taken));
    try {
      // It takes a moment until that counts.
      await waitUntil(counts);
      return await work();
    } finally {
      await give(role);
    }
  }

  it('let the portal read all that it reads', async () => {
    const status = await readOnce();
    // No provider is described here, so that nobody asks for its configuration.
    expect(notReadable(status)).toEqual([]);
    expect(status.state).toBe('live');
  });

  const readers = (inNamespace: string | undefined) =>
    reading.find(
      ({ kind, metadata }) =>
        kind.endsWith('Role') && metadata.namespace === inNamespace,
    )!;
  const own = '/apis/openmcp.cloud/v1alpha1';
  const inSystem = `/namespaces/${namespace}`;

  it.each([
    [
      undefined,
      'platformservices',
      `${own}/platformservices`,
      'PlatformService',
    ],
    [
      undefined,
      'serviceproviders',
      `${own}/serviceproviders`,
      'ServiceProvider',
    ],
    [
      undefined,
      'clusterproviders',
      `${own}/clusterproviders`,
      'ClusterProvider',
    ],
    [namespace, 'jobs', `/apis/batch/v1${inSystem}/jobs`, 'Job'],
    [
      namespace,
      'deployments',
      `/apis/apps/v1${inSystem}/deployments`,
      'Deployment',
    ],
    [namespace, 'pods', `${core}${inSystem}/pods`, 'Pod'],
    [namespace, 'events', `${core}${inSystem}/events`, 'Event'],
    ['default', 'events', `${core}/namespaces/default/events`, 'Event'],
  ])(
    'say, without the rule (namespace %s) for %s, that it cannot be read, and what is read without it',
    async (inNamespace, resource, path, kind) => {
      const status = await whileLacking(
        readers(inNamespace),
        { resource },
        async () =>
          expect(await cluster.statusFor(cluster.connect(token), path)).toBe(
            403,
          ),
        readOnce,
      );
      expect(notReadable(status)).toEqual([`${kind} forbidden`]);
      expect(status).toMatchObject({
        state: 'degraded',
        reason: { code: 'kinds-not-readable', params: { kinds: kind } },
      });
    },
  );

  it.each([
    [
      'customresourcedefinitions',
      '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
      'CustomResourceDefinition',
    ],
    ['namespaces', `${core}/namespaces`, 'Namespace'],
    ['clusters', '/apis/clusters.openmcp.cloud/v1alpha1/clusters', 'Cluster'],
  ])(
    'say, without the rule for %s, what the rules cannot look at, and health stays as it is',
    async (resource, path, kind) => {
      const status = await whileLacking(
        readers(undefined),
        { resource },
        async () =>
          expect(await cluster.statusFor(cluster.connect(token), path)).toBe(
            403,
          ),
        readOnce,
      );
      expect(notReadable(status)).toEqual([`${kind} forbidden`]);
      expect(status.state).toBe('live');
    },
  );

  it('say what they cannot without watch', async () => {
    const status = await whileLacking(
      readers(undefined),
      { verb: 'watch' },
      async () =>
        expect(
          await cluster.statusFor(
            cluster.connect(token),
            `${own}/platformservices?watch=true&timeoutSeconds=1`,
          ),
        ).toBe(403),
      readOnce,
    );
    expect(
      status.kinds
        .filter(({ state }) => state !== 'readable')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['ClusterProvider', 'PlatformService', 'ServiceProvider']);
    expect(status).toMatchObject({
      state: 'degraded',
      reason: { code: 'kinds-not-readable' },
    });
  });

  function apply(name: string, tag: string = 'v1.0.0') {
    return new ClusterApplier(systemClock, forgetfulRecorder).apply(
      cluster.writable(token),
      {
        name,
        spec: { image: image.replace('v1.0.0', tag) },
        by: 'user:default/alice',
        dryRun: false,
        throughRepository: false,
        force: false,
      },
    );
  }

  function remove(name: string) {
    return new ClusterRemover(systemClock).remove(cluster.writable(token), {
      name,
      dryRun: false,
      throughRepository: false,
    });
  }

  it('let the portal create, change and remove', async () => {
    expect(await apply('rights')).toMatchObject({ result: 'created' });
    expect(await apply('rights', 'v1.0.1')).toMatchObject({
      result: 'configured',
    });
    await remove('rights');
    await waitUntil(async () =>
      expect(await cluster.exists(`${services}/rights`)).toBe(false),
    );
  });

  it.each([
    ['get', 'get', () => apply('rights-get')],
    ['create', 'create', () => apply('rights-create')],
    ['patch', 'patch', () => apply('rights-patch')],
    ['delete', 'delete', () => remove('rights-delete')],
  ])(
    'say, without the verb %s for writing, what the portal may not do, and nothing is written',
    async (verb, named, work) => {
      const name = `rights-${verb}`;
      const [role] = writing;
      if (verb === 'delete') {
        await apply(name);
      }
      const before = await cluster.read(name);
      // Whether it counts is seen by what is refused: until then nothing may be
      // written, so that it is asked by a review.
      const error = await whileLacking(
        role,
        { verb },
        async () =>
          expect(await cluster.mayAs(token, verb, 'platformservices')).toBe(
            false,
          ),
        () =>
          work().then(
            () => undefined,
            each => each,
          ),
      );
      expect(error).toMatchObject({
        name: 'ServiceUnavailableError',
        message: expect.stringContaining(
          `the portal may not ${named} platformservices.openmcp.cloud there (403)`,
        ),
        reason: { code: 'forbidden' },
        written: 'nothing',
      });
      // The operator writes the status meanwhile.
      expect((await cluster.read(name))?.metadata.generation).toBe(
        before?.metadata.generation,
      );
    },
  );
});
