import { DependencyReport } from '@openmcp/backstage-plugin-openmcp-common';
import {
  certManagerEntity,
  createProviderEntity,
  esoEntity,
  fluxEntity,
  fluxToolEntity,
} from '../../__testUtils__/providerEntities';
import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { startEligibility } from '../../__testUtils__/startEligibility';

const dnsEntity = createProviderEntity('platform-service-dns', {
  type: 'openmcp-platform-service',
  title: 'Marked DNS',
  annotations: { 'openmcp.cloud/provider-name': 'marked-dns' },
  traits: {
    component: 'platform-service-marked-dns',
    provides: ['dns'],
    dependsOn: [
      {
        capability: 'cert-manager',
        strength: 'soft',
        on: 'platform',
        note: 'marked note',
      },
    ],
  },
});

const entities = [
  fluxEntity,
  fluxToolEntity,
  certManagerEntity,
  dnsEntity,
  esoEntity,
];

type Page = Omit<DependencyReport, 'etag'>;

function nodeOf({ nodes }: Page, id: string) {
  return nodes.find(node => node.id === id);
}

function edgeOf({ edges }: Page, from: string, to: string) {
  return edges.find(edge => edge.from === from && edge.to === to);
}

function waveOf({ waves }: Page, id: string) {
  return waves.findIndex(wave => wave.includes(id));
}

describe('DependencyReader', () => {
  let eligibility: Awaited<ReturnType<typeof startEligibility>>;
  const fleet = createFleetView([
    createSnapshot('alpha', 'dns'),
    createSnapshot('beta', 'dns'),
  ]);
  const [, beta] = fleet.clusters();
  beta.definition.operatorDeliveredBy = 'other';

  beforeEach(async () => {
    eligibility = await startEligibility(entities, { fleet });
  });

  afterEach(() => eligibility.stop());

  it('names what describes a node and where an edge is known from', async () => {
    const page = await eligibility.readDependencies({ cluster: 'alpha' });
    expect(page).toMatchObject({
      cluster: 'alpha',
      operatorDeliveredBy: 'flux',
      operatorDeliveryAssumed: true,
      freshness: { stale: false },
    });
    expect(nodeOf(page, 'capability/flux')).toMatchObject({
      kind: 'capability',
      title: 'Flux',
      entityRef: 'component:default/flux',
      seeded: true,
    });
    expect(nodeOf(page, 'provider/ps-flux')).toMatchObject({
      kind: 'provider',
      label: 'ps-flux',
      title: 'Flux',
      entityRef: 'component:default/service-provider-flux',
      candidate: true,
    });
    expect(nodeOf(page, 'provider/ps-marked-dns')).toMatchObject({
      title: 'Marked DNS',
      entityRef: 'component:default/platform-service-dns',
    });
    expect(
      edgeOf(page, 'capability/cert-manager', 'provider/ps-marked-dns'),
    ).toEqual({
      from: 'capability/cert-manager',
      to: 'provider/ps-marked-dns',
      strength: 'soft',
      role: 'need',
      source: {
        type: 'traits',
        entityRef: 'component:default/platform-service-dns',
        title: 'Marked DNS',
        note: 'marked note',
      },
    });
    expect(
      edgeOf(page, 'capability/flux', 'capability/openmcp-operator'),
    ).toMatchObject({ strength: 'hard', source: { type: 'landscape' } });
    // An image that is not published delivers nothing.
    expect(JSON.stringify(page)).not.toContain('eso');
  });

  it('puts everything into an order and says what needs itself', async () => {
    const page = await eligibility.readDependencies();
    expect(page.unordered).toEqual([]);
    const order = [
      'capability/flux',
      'capability/openmcp-operator',
      'provider/ps-marked-dns',
      'capability/dns',
    ].map(id => waveOf(page, id));
    expect(order[0]).toBe(0);
    expect(order).toEqual([...new Set(order)].sort());
    expect(page.cycles).toEqual([
      {
        strength: 'hard',
        candidate: true,
        nodes: [
          'capability/flux',
          'capability/openmcp-operator',
          'provider/ps-flux',
          'deployment/HelmRelease/flux',
          'capability/flux',
        ],
        message:
          'flux is needed by openmcp-operator is needed by ps-flux is needed by HelmRelease is needed by flux',
      },
    ]);
  });

  it('follows the landscape of the cluster', async () => {
    const page = await eligibility.readDependencies({ cluster: 'beta' });
    expect(page).toMatchObject({
      cluster: 'beta',
      operatorDeliveredBy: 'other',
      operatorDeliveryAssumed: false,
    });
    expect(waveOf(page, 'capability/openmcp-operator')).toBe(0);
    expect(
      edgeOf(page, 'capability/flux', 'capability/openmcp-operator'),
    ).toBeUndefined();
    expect(page.cycles.map(({ message }) => message)).toEqual([
      'flux is needed by HelmRelease is needed by flux',
    ]);
  });

  it('keeps the order and tells nothing else of what the caller may not see', async () => {
    for (const { metadata } of [dnsEntity, fluxEntity, fluxToolEntity]) {
      eligibility.catalog.hidden.add(metadata.name);
    }
    const page = await eligibility.readDependencies();
    expect(JSON.stringify(page)).not.toMatch(
      /marked|Flux|hidden|dns|(service-provider|platform-service)-/,
    );
    expect(page.nodes.map(({ id }) => id).sort()).toEqual([
      'capability/flux',
      'capability/openmcp-operator',
    ]);
    // Flux still needs itself, by a way that is not told.
    expect(page.cycles.map(({ message }) => message)).toEqual([
      'flux is needed by flux',
      'openmcp-operator is needed by flux is needed by openmcp-operator',
    ]);
    expect(
      edgeOf(page, 'capability/openmcp-operator', 'capability/flux'),
    ).toEqual({
      from: 'capability/openmcp-operator',
      to: 'capability/flux',
      strength: 'hard',
      role: 'delivery',
      candidate: true,
      source: { type: 'traits' },
    });
    expect(nodeOf(page, 'capability/flux')).toEqual({
      id: 'capability/flux',
      kind: 'capability',
      label: 'flux',
      title: 'flux',
      seeded: true,
    });
  });

  it('answers the same however many there are that the caller may not see', async () => {
    const twin = createProviderEntity('platform-service-twin', {
      type: 'openmcp-platform-service',
      traits: {
        component: 'platform-service-twin',
        provides: ['twin'],
        dependsOn: [
          { capability: 'cert-manager', strength: 'hard', on: 'platform' },
        ],
      },
    });
    eligibility.catalog.hidden.add(dnsEntity.metadata.name);
    const one = await eligibility.readDependencies();
    const more = await startEligibility([...entities, twin], { fleet });
    const seenByAll = await more.readDependencies();
    expect(nodeOf(seenByAll, 'capability/twin')).toBeDefined();
    more.catalog.hidden.add(dnsEntity.metadata.name);
    more.catalog.hidden.add(twin.metadata.name);
    const two = await more.readDependencies();
    await more.stop();
    expect({ ...two, freshness: undefined }).toEqual({
      ...one,
      freshness: undefined,
    });
  });

  it('does not tell a cluster that may not be seen from one that is not there', async () => {
    const seen = { cluster: (name: string) => name === 'alpha' };
    for (const cluster of ['beta', 'nowhere', '__proto__']) {
      await expect(
        eligibility.readDependencies(
          { cluster },
          { ...seen, installation: () => true },
        ),
      ).rejects.toMatchObject({
        name: 'NotFoundError',
        message: 'There is no such cluster',
      });
    }
  });
});
