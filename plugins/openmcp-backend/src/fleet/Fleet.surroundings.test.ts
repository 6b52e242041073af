import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockServices } from '@backstage/backend-test-utils';
import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';
import {
  RunningSimulatedPlatformClusters,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { ManualClock } from '../__testUtils__/ManualClock';
import { SimulatedWriter } from '../__testUtils__/SimulatedWriter';
import {
  rawCluster,
  rawConfiguration,
  rawDefinition,
  rawNamespace,
  surroundingPaths,
} from '../__testUtils__/surroundingObjects';
import { waitUntil } from '../__testUtils__/waitUntil';
import { PoolTransport } from '../clusters';
import { MemoryChangeFeed, TransientAttemptMemory } from '../store';
import { Fleet } from './Fleet';

jest.setTimeout(60_000);

const dns = { group: 'dns.example.org', kind: 'DNSConfig' };
const velero = { group: 'velero.example.org', kind: 'VeleroConfig' };
const clustersDefinition = 'clusters.clusters.openmcp.cloud';

describe('Fleet, about what is around installations', () => {
  let stateDirectory: string;
  let running: RunningSimulatedPlatformClusters;
  let clock: ManualClock;
  let feed: MemoryChangeFeed;
  let fleet: Fleet;
  let writer: SimulatedWriter;
  let requests: string[];
  let supply: (clusters: PlatformClusterDefinition[]) => void;

  beforeEach(async () => {
    stateDirectory = mkdtempSync(join(tmpdir(), 'openmcp-surroundings-'));
    running = await startSimulatedPlatformClusters({
      names: ['alpha'],
      stateDirectory,
      speed: 50,
    });
    writer = new SimulatedWriter(running.clusters[0]);
    clock = new ManualClock(new Date().toISOString());
    feed = new MemoryChangeFeed();
    requests = [];
    fleet = new Fleet({
      suppliers: [
        {
          name: 'test',
          start: listener => {
            supply = listener;
          },
        },
      ],
      feed,
      memory: new TransientAttemptMemory(),
      logger: mockServices.logger.mock(),
      clock,
      random: () => 0,
      createTransport: connection => {
        const transport = new PoolTransport(connection);
        const get = transport.get.bind(transport);
        transport.get = request => {
          requests.push(request.path);
          return get(request);
        };
        return transport;
      },
    });
    fleet.start();
  });

  afterEach(async () => {
    await fleet.stop();
    clock.requireNoTimers();
    await running.stop();
    rmSync(stateDirectory, { recursive: true, force: true });
  });

  function watchAlpha(): void {
    const { server, adminToken } = running.clusters[0];
    supply([
      {
        name: 'alpha',
        title: 'alpha',
        namespaces: ['openmcp-system'],
        delivery: 'direct',
        simulated: true,
        connection: {
          server,
          getCredentials: async () => ({
            headers: { authorization: `Bearer ${adminToken}` },
          }),
        },
      },
    ]);
  }

  function alpha() {
    return fleet.cluster('alpha')!;
  }

  function stateOf(kind: string) {
    return alpha().status.surroundings.find(each => each.kind === kind);
  }

  async function inState(kind: string, state: string) {
    await waitUntil(() => expect(stateOf(kind)?.state).toBe(state));
  }

  async function define(type: { group: string; kind: string }) {
    await writer.create(
      surroundingPaths.definitions,
      rawDefinition(type.group, type.kind),
    );
  }

  async function configure(
    type: { group: string; kind: string },
    name: string,
  ) {
    await writer.create(
      `/apis/${type.group}/v1/${type.kind.toLowerCase()}s`,
      rawConfiguration(type.group, type.kind, name),
    );
  }

  function configurations() {
    return alpha().surroundings.configurations.map(
      ({ kind, name }) => `${kind} ${name}`,
    );
  }

  it('reads definitions and namespaces as metadata, and purposes of clusters', async () => {
    watchAlpha();
    await writer.create(
      surroundingPaths.definitions,
      rawDefinition('external-secrets.io', 'ExternalSecret', {
        labels: { 'helm.toolkit.fluxcd.io/name': 'eso' },
      }),
      'helm-controller',
    );
    await writer.create(
      surroundingPaths.namespaces,
      rawNamespace('external-secrets'),
    );
    await writer.create(surroundingPaths.namespaces, rawNamespace('mcp--1'));
    await writer.create(
      surroundingPaths.clusters,
      rawCluster('one', ['onboarding', 'workload']),
    );
    await waitUntil(() => {
      const { customResources, namespaces, purposes } = alpha().surroundings;
      expect(customResources).toContainEqual({
        name: 'externalsecrets.external-secrets.io',
        uid: expect.any(String),
        group: 'external-secrets.io',
        labels: { 'helm.toolkit.fluxcd.io/name': 'eso' },
        annotations: {},
        managers: ['helm-controller'],
      });
      expect(
        customResources.find(
          ({ name }) => name === 'platformservices.openmcp.cloud',
        )?.managers,
      ).toEqual(['openmcp-operator']);
      expect(namespaces).toEqual([
        'default',
        'external-secrets',
        'kube-system',
        'openmcp-system',
      ]);
      expect(purposes).toEqual(['onboarding', 'workload']);
    });
  });

  it('says of a change once, and of nothing that rules cannot see', async () => {
    watchAlpha();
    await waitUntil(() =>
      expect(alpha().surroundings.customResources).not.toEqual([]),
    );
    await waitUntil(() => expect(alpha().status.state).toBe('live'));
    await inState('Namespace', 'readable');
    await inState('Cluster', 'readable');
    // Services come up meanwhile, with definitions of their own, which is news,
    // too: it is looked at again until a round had none.
    let round = 0;
    await waitUntil(async () => {
      round += 1;
      const { revision } = feed;
      for (const name of [`mcp--${round}`, `tools-${round}`]) {
        await writer.create(surroundingPaths.namespaces, rawNamespace(name));
      }
      await waitUntil(() => {
        expect(alpha().surroundings.namespaces).toContain(`tools-${round}`);
        expect(feed.since(revision)?.changes).not.toEqual([]);
      });
      expect(feed.since(revision)?.changes).toEqual([
        { type: 'cluster', cluster: 'alpha', removed: false },
      ]);
    });
    expect(alpha().surroundings.namespaces.join()).not.toContain('mcp--');
  });

  it('finds a kind of configuration when it is installed, and what is there of it', async () => {
    fleet.watchConfigurations([dns, velero]);
    watchAlpha();
    await inState('DNSConfig', 'not-installed');
    await inState('VeleroConfig', 'not-installed');
    expect(stateOf('DNSConfig')).toMatchObject({
      reason: { message: 'DNSConfig is not installed on this cluster' },
      asOf: expect.any(Number),
    });
    // One question for both, and none for their objects.
    expect(requests.filter(path => path === '/apis')).toHaveLength(1);
    expect(requests.filter(path => path.includes('example.org'))).toEqual([]);

    // A definition that appears is reason enough to look again.
    await define(dns);
    await inState('DNSConfig', 'readable');
    expect(stateOf('VeleroConfig')?.state).toBe('not-installed');
    await configure(dns, 'dns');
    await waitUntil(() => expect(configurations()).toEqual(['DNSConfig dns']));
    expect(alpha().surroundings.configurations).toEqual([
      { ...dns, name: 'dns', uid: expect.any(String) },
    ]);
    expect(alpha().countSurroundings(dns)).toBe(1);
    expect(JSON.stringify(alpha().surroundings)).not.toContain('marked');
  });

  it('looks for missing kinds again without a sign, but rarely', async () => {
    running.clusters[0].forbidKind('CustomResourceDefinition');
    fleet.watchConfigurations([dns]);
    watchAlpha();
    await inState('DNSConfig', 'not-installed');
    await inState('CustomResourceDefinition', 'forbidden');
    running.clusters[0].permitKind('CustomResourceDefinition');
    await define(dns);
    const asked = requests.length;
    clock.advance(29_000);
    expect(stateOf('DNSConfig')?.state).toBe('not-installed');
    expect(requests.length).toBe(asked);
    clock.advance(1_000);
    await inState('DNSConfig', 'readable');
    await inState('CustomResourceDefinition', 'readable');
  });

  it('notices that a kind of configuration is taken away, with its objects', async () => {
    await define(dns);
    await configure(dns, 'dns');
    fleet.watchConfigurations([dns]);
    watchAlpha();
    await waitUntil(() => expect(configurations()).toEqual(['DNSConfig dns']));
    await writer.remove(
      `${surroundingPaths.definitions}/dnsconfigs.${dns.group}`,
    );
    await waitUntil(() => {
      clock.advance(200);
      expect(stateOf('DNSConfig')?.state).toBe('not-installed');
    });
    expect(configurations()).toEqual([]);
    expect(alpha().status.state).toBe('live');
  });

  it('takes up and lets go of kinds while it runs', async () => {
    await define(dns);
    await configure(dns, 'dns');
    await define(velero);
    await configure(velero, 'velero');
    watchAlpha();
    await waitUntil(() => expect(alpha().status.state).toBe('live'));
    expect(stateOf('DNSConfig')).toBeUndefined();

    fleet.watchConfigurations([dns]);
    await waitUntil(() => expect(configurations()).toEqual(['DNSConfig dns']));
    const before = stateOf('DNSConfig');
    fleet.watchConfigurations([velero, dns]);
    await waitUntil(() =>
      expect(configurations()).toEqual([
        'DNSConfig dns',
        'VeleroConfig velero',
      ]),
    );
    // What was watched before went on.
    expect(stateOf('DNSConfig')?.since).toBe(before?.since);
    expect(
      requests.filter(path => path.includes('/dnsconfigs?watch')).length,
    ).toBeLessThanOrEqual(1);

    fleet.watchConfigurations([velero]);
    expect(stateOf('DNSConfig')).toBeUndefined();
    await waitUntil(() =>
      expect(configurations()).toEqual(['VeleroConfig velero']),
    );
    await configure(dns, 'late');
    await configure(velero, 'late');
    await waitUntil(() =>
      expect(configurations()).toEqual([
        'VeleroConfig late',
        'VeleroConfig velero',
      ]),
    );
  });

  it('does not let a missing right change anything but the kind itself', async () => {
    running.clusters[0].forbidKind('CustomResourceDefinition');
    watchAlpha();
    await inState('CustomResourceDefinition', 'forbidden');
    await inState('Namespace', 'readable');
    await waitUntil(() =>
      expect(alpha().status).toMatchObject({
        state: 'live',
        reason: undefined,
        freshness: { stale: false },
        unreadKinds: [],
      }),
    );
    running.clusters[0].permitKind('CustomResourceDefinition');
    clock.advance(30_000);
    await inState('CustomResourceDefinition', 'readable');
    await waitUntil(() =>
      expect(alpha().surroundings.customResources).not.toEqual([]),
    );
  });

  it('keeps what was read before a right was withdrawn, with its age', async () => {
    watchAlpha();
    await inState('Namespace', 'readable');
    const { asOf } = stateOf('Namespace')!;
    running.clusters[0].forbidKind('Namespace');
    running.clusters[0].dropConnections();
    await waitUntil(() => {
      clock.advance(1_000);
      expect(stateOf('Namespace')?.state).toBe('forbidden');
    });
    expect(stateOf('Namespace')?.asOf).toBeGreaterThanOrEqual(asOf!);
    expect(alpha().surroundings.namespaces).toContain('default');
  });

  it('reads a kind in another version when the one it knows is not served', async () => {
    await writer.remove(
      `${surroundingPaths.definitions}/${clustersDefinition}`,
    );
    await writer.create(
      surroundingPaths.definitions,
      rawDefinition('clusters.openmcp.cloud', 'Cluster', {
        version: 'v1',
        scope: 'Namespaced',
      }),
    );
    await writer.create(
      surroundingPaths.clusters.replace('v1alpha1', 'v1'),
      rawCluster('platform', ['platform'], 'v1'),
    );
    watchAlpha();
    await waitUntil(() =>
      expect(alpha().surroundings.purposes).toEqual(['platform']),
    );
    expect(stateOf('Cluster')?.state).toBe('readable');
  });

  it('follows a kind into another version, and back', async () => {
    watchAlpha();
    await inState('Cluster', 'readable');
    await writer.remove(
      `${surroundingPaths.definitions}/${clustersDefinition}`,
    );
    await waitUntil(() => {
      clock.advance(200);
      expect(stateOf('Cluster')?.state).toBe('not-installed');
    });
    await writer.create(
      surroundingPaths.definitions,
      rawDefinition('clusters.openmcp.cloud', 'Cluster', {
        version: 'v1beta1',
        scope: 'Namespaced',
      }),
    );
    await writer.create(
      surroundingPaths.clusters.replace('v1alpha1', 'v1beta1'),
      rawCluster('platform', ['platform'], 'v1beta1'),
    );
    await waitUntil(() =>
      expect(alpha().surroundings.purposes).toEqual(['platform']),
    );
    expect(stateOf('Cluster')?.state).toBe('readable');
  });
});
