import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlatformClusterClient } from '../client';
import { landscapeObjects } from '../landscape';
import {
  RunningSimulatedPlatformClusters,
  startSimulatedPlatformClusters,
  StartSimulatedPlatformClustersOptions,
} from './startSimulatedPlatformClusters';

interface Listed {
  items: {
    kind?: string;
    metadata: {
      name: string;
      creationTimestamp: string;
      resourceVersion: string;
      annotations?: Record<string, string>;
    };
    status?: {
      phase?: string;
      failed?: number;
      conditions?: { type: string; status: string }[];
    };
    reason?: string;
  }[];
  metadata: { resourceVersion: string; continue?: string };
}

const services = '/apis/openmcp.cloud/v1alpha1/platformservices';
const jobs = '/apis/batch/v1/jobs';
const providers = ['clusterproviders', 'serviceproviders', 'platformservices'];

describe('startSimulatedPlatformClusters', () => {
  let stateDirectory: string;
  let running: RunningSimulatedPlatformClusters | undefined;
  const clients: PlatformClusterClient[] = [];

  beforeEach(() => {
    stateDirectory = mkdtempSync(join(tmpdir(), 'simulated-'));
  });

  afterEach(async () => {
    await Promise.all(clients.splice(0).map(client => client.close()));
    await running?.stop();
    running = undefined;
    rmSync(stateDirectory, { recursive: true, force: true });
  });

  async function start(
    options: Partial<StartSimulatedPlatformClustersOptions> = {},
  ) {
    running = await startSimulatedPlatformClusters({
      names: ['eu-live'],
      stateDirectory,
      speed: 50,
      ...options,
    });
    const [cluster] = running.clusters;
    const client = new PlatformClusterClient(cluster.kubeconfigPath);
    clients.push(client);
    const list = async (path: string) =>
      (await client.send<Listed>('GET', path)).body;
    return { cluster, client, list, all: running };
  }

  it('writes kubeconfigs that only the owner can read, and takes them away', async () => {
    const { all, cluster } = await start({ names: ['one', 'two'] });
    expect(statSync(all.kubeconfigPath).mode % 0o1000).toBe(0o600);
    expect(statSync(cluster.kubeconfigPath).mode % 0o1000).toBe(0o600);
    const second = new PlatformClusterClient(all.kubeconfigPath, 'two');
    clients.push(second);
    expect((await second.send('GET', services)).status).toBe(200);
    await all.stop();
    expect(existsSync(all.kubeconfigPath)).toBe(false);
    await expect(second.send('GET', services)).rejects.toThrow();
  });

  it.each([[['twice', 'twice']], [['No name']], [[]]])(
    'refuses the names %j',
    async names => {
      await expect(start({ names })).rejects.toThrow(/name/i);
    },
  );

  it('begins without any installation when that is wanted', async () => {
    const { list } = await start({ emptyLandscape: true, seed: true });
    for (const plural of providers) {
      const path = `/apis/openmcp.cloud/v1alpha1/${plural}`;
      expect((await list(path)).items).toEqual([]);
    }
  });

  it.each(['eu-live', 'eu-canary', 'elsewhere'])(
    'shows the landscape %s as if it had been there for long',
    async name => {
      const { list } = await start({ names: [name], seed: true });
      const lists = await Promise.all(
        providers.map(plural => list(`/apis/openmcp.cloud/v1alpha1/${plural}`)),
      );
      const items = lists.flatMap(({ items: some }) => some);
      const names = items.map(item => `${item.kind} ${item.metadata.name}`);
      expect(names.sort()).toEqual(
        [
          'PlatformService helmdeployer',
          'PlatformService managedcontrolplane',
          ...landscapeObjects(name).map(
            ({ kind, metadata }) => `${kind} ${metadata.name}`,
          ),
        ].sort(),
      );
      const hoursOf = (phase: string) =>
        items
          .filter(item => item.status?.phase === phase)
          .map(
            ({ metadata }) =>
              (Date.now() - Date.parse(metadata.creationTimestamp)) / 3600_000,
          );
      const wellSince = hoursOf('Ready');
      const unwellSince = hoursOf('Progressing');
      expect(unwellSince).toHaveLength(name === 'elsewhere' ? 0 : 1);
      expect(wellSince).toHaveLength(items.length - unwellSince.length);
      expect(Math.min(...wellSince)).toBeGreaterThan(5);
      expect(Math.min(...unwellSince)).toBeGreaterThan(0.5);
    },
  );

  it('shows attempts of an init that has failed for long', async () => {
    const { list } = await start({ names: ['eu-canary'], seed: true });
    const { items } = await list(jobs);
    const job = items.find(
      ({ metadata }) => metadata.name === 'sp-velero-init',
    );
    // The present Job is a later one than that of the beginning.
    const age = Date.now() - Date.parse(job?.metadata.creationTimestamp ?? '');
    expect(age).toBeLessThan(160_000);
    const events = await list('/api/v1/events');
    expect(events.items.map(event => event.reason)).toContain(
      'BackoffLimitExceeded',
    );
  });

  it('has what is ignored installed all the same', async () => {
    const { list } = await start({ seed: true });
    const { items } = await list(services);
    const usage = items.find(({ metadata }) => metadata.name === 'usage');
    expect(usage?.metadata.annotations).toEqual({
      'openmcp.cloud/operation': 'ignore',
    });
    expect(usage?.status?.phase).toBe('Ready');
  });

  it('can be out of reach and come back at the same place', async () => {
    const { cluster, client } = await start();
    const before = cluster.server;
    await cluster.stopListening();
    await expect(client.send('GET', services)).rejects.toThrow('ECONNREFUSED');
    await cluster.startListening();
    expect(cluster.server).toBe(before);
    expect((await client.send('GET', services)).status).toBe(200);
  });

  it('can cut connections', async () => {
    const { cluster, client } = await start();
    const watch = await client.watch(`${services}?watch=1`);
    await watch.until(events => events.length > 0);
    cluster.dropConnections();
    await expect(watch.ended).resolves.toBe(false);
    expect((await client.send('GET', services)).status).toBe(200);
  });

  it.each([
    ['PlatformService', services, '/apis/openmcp.cloud/v1alpha1'],
    ['Job', jobs, '/apis/batch/v1'],
  ])('can lose the kind %s and get it back', async (kind, path, group) => {
    const { cluster, client, list } = await start({ seed: true });
    const before = await list(path);
    const watch = await client.watch(
      `${path}?watch=1&resourceVersion=${before.metadata.resourceVersion}`,
    );
    cluster.removeKind(kind);
    await expect(watch.ended).resolves.toBe(true);
    expect(new Set(watch.events.map(({ type }) => type))).toEqual(
      new Set(['DELETED']),
    );
    expect(watch.events).toHaveLength(before.items.length);
    expect(await client.send('GET', path)).toMatchObject({
      status: 404,
      body: '404 page not found\n',
    });
    expect(
      JSON.stringify((await client.send('GET', group)).body),
    ).not.toContain(`"kind":"${kind}"`);

    cluster.restoreKind(kind);
    const after = await list(path);
    const names = ({ items }: Listed) =>
      items.map(({ metadata }) => metadata.name);
    expect(names(after)).toEqual(names(before));
    expect(() => cluster.restoreKind(kind)).toThrow('was not removed');
    expect(() => cluster.removeKind('Nobody')).toThrow('no kind Nobody');
  });

  it('can refuse a kind while an open watch goes on', async () => {
    const { cluster, client } = await start();
    const watch = await client.watch(`${services}?watch=1`);
    await watch.until(events => events.length > 0);
    cluster.forbidKind('PlatformService');
    expect((await client.send('GET', services)).status).toBe(403);
    expect((await client.send('GET', jobs)).status).toBe(200);
    // The operator's own services become ready, which is told.
    await watch.until(events =>
      events.some(({ object }) =>
        JSON.stringify(object.status ?? '').includes('ProviderReady'),
      ),
    );
    watch.stop();
    cluster.permitKind('PlatformService');
    expect((await client.send('GET', services)).status).toBe(200);
  });

  it('can forget past changes', async () => {
    const { cluster, client, list } = await start({ seed: true });
    const { metadata } = await list(services);
    await client.send('POST', '/api/v1/namespaces', {
      body: {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name: 'later' },
      },
    });
    cluster.forgetChanges();
    const watch = await client.watch(
      `${services}?watch=1&resourceVersion=${metadata.resourceVersion}`,
    );
    await expect(watch.ended).resolves.toBe(true);
    expect(watch.events).toMatchObject([
      { type: 'ERROR', object: { code: 410, reason: 'Expired' } },
    ]);
  });

  it('cannot go on with a list whose moment it forgot, but offers the rest', async () => {
    const { cluster, client, list } = await start({ seed: true });
    const first = await list(`${services}?limit=2`);
    const token = encodeURIComponent(first.metadata.continue ?? '');
    cluster.forgetChanges();
    const refused = await client.send<{ metadata: { continue: string } }>(
      'GET',
      `${services}?limit=500&continue=${token}`,
    );
    expect(refused).toMatchObject({
      status: 410,
      body: { reason: 'Expired', code: 410 },
    });
    const rest = await list(
      `${services}?limit=500&continue=${encodeURIComponent(
        refused.body.metadata.continue,
      )}`,
    );
    const all = await list(services);
    expect([...first.items, ...rest.items]).toEqual(all.items);
    expect(rest.metadata.resourceVersion).toBe(all.metadata.resourceVersion);
  });

  it('can lose its storage while watches go on', async () => {
    const { cluster, client, list } = await start({ emptyLandscape: true });
    const watch = await client.watch(`${jobs}?watch=1`);
    cluster.loseStorage();
    expect((await client.send('GET', '/readyz')).status).toBe(500);
    // What the API server remembers is enough for that.
    expect((await list(`${jobs}?resourceVersion=0`)).items).toEqual([]);
    let isAnswered = false;
    const asked = list(jobs).then(({ items }) => {
      isAnswered = true;
      return items;
    });
    expect((await client.send('GET', '/version')).status).toBe(200);
    expect(isAnswered).toBe(false);
    cluster.findStorage();
    expect(await asked).toEqual([]);
    expect((await client.send('GET', '/readyz')).status).toBe(200);
    watch.stop();
  });

  it('serves kinds that are defined later', async () => {
    const { client, list } = await start();
    const path = '/apis/example.com/v1/namespaces/default/widgets';
    expect((await client.send('GET', path)).status).toBe(404);
    await client.send(
      'POST',
      '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
      {
        body: {
          apiVersion: 'apiextensions.k8s.io/v1',
          kind: 'CustomResourceDefinition',
          metadata: { name: 'widgets.example.com' },
          spec: {
            group: 'example.com',
            names: { kind: 'Widget', plural: 'widgets' },
            scope: 'Namespaced',
            versions: [{ name: 'v1', served: true, storage: true }],
          },
        },
      },
    );
    const made = await client.send('POST', path, {
      body: {
        apiVersion: 'example.com/v1',
        kind: 'Widget',
        metadata: { name: 'one' },
      },
    });
    expect(made.status).toBe(201);
    expect((await list(path)).items).toHaveLength(1);
    await client.send(
      'DELETE',
      '/apis/apiextensions.k8s.io/v1/customresourcedefinitions/widgets.example.com',
    );
    expect((await client.send('GET', path)).status).toBe(404);
  });
});
