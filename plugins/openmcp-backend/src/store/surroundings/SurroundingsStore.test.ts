import assert from 'node:assert/strict';
import { InstalledCustomResource } from '@openmcp/backstage-plugin-openmcp-common';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { ObjectChange, SurroundingObject } from '../../watch';
import { SurroundingsStore } from './SurroundingsStore';

const definitions = {
  kind: 'CustomResourceDefinition',
  group: 'apiextensions.k8s.io',
};
const namespaces = { kind: 'Namespace', group: '' };
const clusters = { kind: 'Cluster', group: 'clusters.openmcp.cloud' };
const dnsConfigs = { kind: 'ProviderConfig', group: 'dns.example.org' };
const veleroConfigs = { kind: 'ProviderConfig', group: 'velero.example.org' };

function put(key: string, kept?: SurroundingObject): ObjectChange {
  return { type: 'put', key, known: { uid: key, resourceVersion: '1' }, kept };
}

function remove(key: string): ObjectChange {
  return { type: 'remove', key, uid: key };
}

function definition(
  name: string,
  rest: Partial<InstalledCustomResource> = {},
): ObjectChange {
  const object = {
    name,
    uid: `uid-${name}`,
    group: 'example.org',
    labels: {},
    annotations: {},
    managers: [],
    ...rest,
  };
  return put(`/${name}`, { type: 'custom-resource', object });
}

function namespace(name: string): ObjectChange {
  return put(`/${name}`, { type: 'namespace', object: name });
}

function cluster(name: string, ...purposes: string[]): ObjectChange {
  return put(`system/${name}`, { type: 'purposes', object: purposes });
}

function configuration(
  type: { kind: string; group: string },
  name: string,
): ObjectChange {
  const object = { ...type, name, uid: `uid-${name}` };
  return put(`/${name}`, { type: 'configuration', object });
}

describe('SurroundingsStore', () => {
  it('knows the cluster by the one namespace that tells it from others', () => {
    const named = new SurroundingsStore(() => {});
    named.apply(namespaces, [namespace('a')]);
    expect(named.current.identity).toBeUndefined();
    const kubeSystem = (uid: string) =>
      put('/kube-system', { type: 'namespace', object: 'kube-system', uid });
    named.apply(namespaces, [kubeSystem('uid-one')]);
    expect(named.current.identity).toBe('uid-one');
    named.apply(namespaces, [kubeSystem('uid-two'), namespace('b')]);
    expect(named.current.identity).toBe('uid-two');
  });

  let store: SurroundingsStore;
  let told: number;

  beforeEach(() => {
    told = 0;
    store = new SurroundingsStore(() => {
      told += 1;
    });
  });

  afterEach(() => store.close());

  /** Lets everything be told that is to be told. */
  async function settled(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    await new Promise(resolve => setImmediate(resolve));
  }

  it('gives lists in an order that does not depend on that of the events', () => {
    store.apply(definitions, [definition('b'), definition('a')]);
    store.apply(namespaces, [namespace('flux-system'), namespace('default')]);
    store.apply(clusters, [
      cluster('two', 'platform', 'workload'),
      cluster('one', 'platform'),
    ]);
    store.apply(veleroConfigs, [configuration(veleroConfigs, 'velero')]);
    store.apply(dnsConfigs, [configuration(dnsConfigs, 'dns')]);
    expect(store.current).toMatchObject({
      customResources: [{ name: 'a' }, { name: 'b' }],
      namespaces: ['default', 'flux-system'],
      purposes: ['platform', 'workload'],
      configurations: [
        { group: 'dns.example.org', name: 'dns' },
        { group: 'velero.example.org', name: 'velero' },
      ],
    });
  });

  it('tells many changes once, and stays as it was for who kept it', async () => {
    store.apply(namespaces, [namespace('a'), namespace('b')]);
    store.apply(definitions, [definition('a')]);
    const before = store.current;
    await waitUntil(() => assert.equal(told, 1));
    store.apply(definitions, [remove('/a')]);
    await waitUntil(() => assert.equal(told, 2));
    expect(before.customResources).toHaveLength(1);
    expect(store.current.customResources).toEqual([]);
    expect(store.current.namespaces).toBe(before.namespaces);
  });

  it('is silent about what rules cannot see', async () => {
    store.apply(definitions, [definition('a')]);
    store.apply(clusters, [cluster('one', 'mcp'), cluster('two', 'platform')]);
    await waitUntil(() => assert.equal(told, 1));
    const before = store.current;
    // The same again, as after a status was written or a watch was opened anew.
    store.apply(definitions, [definition('a')]);
    // One more ControlPlane among many.
    store.apply(clusters, [cluster('three', 'mcp'), remove('system/one')]);
    // A namespace that no tool can go into.
    store.apply(namespaces, [put('/mcp--1'), remove('/mcp--2')]);
    await settled();
    expect(told).toBe(1);
    expect(store.current).toBe(before);
    store.apply(clusters, [remove('system/two')]);
    await waitUntil(() => assert.equal(told, 2));
    expect(store.current.purposes).toEqual(['mcp']);
  });

  it('tells of another owner of the same definition', async () => {
    store.apply(definitions, [definition('a')]);
    await waitUntil(() => assert.equal(told, 1));
    store.apply(definitions, [definition('a', { managers: ['bootstrapper'] })]);
    await waitUntil(() => assert.equal(told, 2));
    expect(store.current.customResources[0].managers).toEqual(['bootstrapper']);
  });

  it('keeps kinds of one name apart, and forgets one alone', async () => {
    store.apply(dnsConfigs, [configuration(dnsConfigs, 'same')]);
    store.apply(veleroConfigs, [configuration(veleroConfigs, 'same')]);
    expect(store.count(dnsConfigs)).toBe(1);
    await waitUntil(() => assert.equal(told, 1));
    store.forget(dnsConfigs);
    await waitUntil(() => assert.equal(told, 2));
    expect(store.current.configurations).toMatchObject([
      { group: 'velero.example.org' },
    ]);
    expect(store.count(dnsConfigs)).toBe(0);
    store.forget(dnsConfigs);
    await settled();
    expect(told).toBe(2);
  });

  it('tells nothing after its end', async () => {
    store.apply(namespaces, [namespace('a')]);
    store.close();
    await settled();
    expect(told).toBe(0);
  });
});
