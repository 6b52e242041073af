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
    });
    expect(waveOf(page, 'capability/openmcp-operator')).toBe(0);
    expect(
      edgeOf(page, 'capability/flux', 'capability/openmcp-operator'),
    ).toBeUndefined();
    expect(page.cycles.map(({ message }) => message)).toEqual([
      'flux is needed by HelmRelease is needed by flux',
    ]);
  });

  it('keeps the order and takes the names from what the caller may not see', async () => {
    const all = await eligibility.readDependencies();
    for (const { metadata } of [dnsEntity, fluxEntity, fluxToolEntity]) {
      eligibility.catalog.hidden.add(metadata.name);
    }
    const page = await eligibility.readDependencies();
    expect(JSON.stringify(page)).not.toMatch(
      /marked|Flux|(service-provider|platform-service)-/,
    );
    expect(page.waves.map(wave => wave.length)).toEqual(
      all.waves.map(wave => wave.length),
    );
    expect(page.edges).toHaveLength(all.edges.length);
    const hidden = page.nodes.filter(node => node.hidden);
    expect(hidden.map(({ id }) => id).sort()).toEqual([
      'provider/ps-hidden#1',
      'provider/ps-hidden#2',
      'provider/sp-hidden#2',
    ]);
    expect(hidden.map(({ entityRef }) => entityRef)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(page.cycles[0].message).toBe(
      'flux is needed by openmcp-operator is needed by ps-hidden#2 is needed by HelmRelease is needed by flux',
    );
    expect(nodeOf(page, 'capability/flux')).toEqual({
      id: 'capability/flux',
      kind: 'capability',
      label: 'flux',
      title: 'flux',
      seeded: true,
    });
    expect(nodeOf(page, 'capability/cert-manager')?.entityRef).toBe(
      'component:default/cert-manager',
    );
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
