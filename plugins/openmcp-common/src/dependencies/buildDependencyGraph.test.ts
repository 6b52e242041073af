import {
  deliveryProvider,
  exampleLandscape,
  gatewayService,
  harmlessTraits,
  secretsProvider,
  subjectWith,
} from '../__testUtils__/exampleSubjects';
import type { EligibilitySubject } from '../eligibility';
import { buildDependencyGraph } from './buildDependencyGraph';
import { findCycle } from './findCycle';
import { installWaves } from './installWaves';
import { renderCyclePath } from './renderCyclePath';
import type { DependencyGraph, DependencyLandscape } from './types';

function edgesOf(graph: DependencyGraph, to: string) {
  return graph.edges
    .filter(edge => edge.to === to)
    .map(({ from, strength }) => `${from} ${strength}`)
    .sort();
}

function cycleOf(
  capability: string,
  subjects: readonly EligibilitySubject[],
  landscape?: DependencyLandscape,
) {
  const cycle = findCycle(
    buildDependencyGraph(subjects, landscape),
    capability,
  );
  return cycle && `${cycle.strength}: ${renderCyclePath(cycle.path)}`;
}

const tool = (
  provides: string,
  traits: Partial<typeof harmlessTraits>,
): EligibilitySubject => ({
  kind: 'tool',
  title: provides,
  trust: 'trusted',
  traits: { versionRange: '*', provides: [provides], ...traits },
});

describe('buildDependencyGraph', () => {
  it('has the openmcp-operator before every provider', () => {
    const graph = buildDependencyGraph(exampleLandscape);
    expect(edgesOf(graph, 'provider/ps-gateway')).toEqual([
      'capability/flux hard',
      'capability/openmcp-operator hard',
    ]);
    expect(edgesOf(graph, 'provider/sp-external-secrets')).toEqual([
      'capability/flux hard',
      'capability/openmcp-operator hard',
    ]);
    expect(edgesOf(graph, 'capability/openmcp-operator')).toEqual([
      'capability/flux hard',
    ]);
  });

  it('marks what nobody runs', () => {
    const { nodes } = buildDependencyGraph(exampleLandscape);
    const candidates = nodes.filter(({ candidate }) => candidate);
    expect(candidates.map(({ label }) => label)).toEqual([
      'ps-external-secrets',
      'ps-flux',
    ]);
  });

  it('has no edge to the operator where something else delivers it', () => {
    const graph = buildDependencyGraph(exampleLandscape, {
      operatorDeliveredBy: 'other',
    });
    expect(edgesOf(graph, 'capability/openmcp-operator')).toEqual([]);
  });

  it('says where an edge is known from', () => {
    const { edges } = buildDependencyGraph([
      subjectWith({
        dependsOn: [
          { capability: 'x', strength: 'soft', on: 'platform', note: 'why' },
        ],
      }),
    ]);
    expect(edges.map(({ source }) => source)).toEqual([
      { type: 'landscape' },
      { type: 'operator' },
      { type: 'traits', of: 'Example', note: 'why' },
      { type: 'traits', of: 'Example' },
    ]);
  });

  it('leaves out what only workload clusters need, and what is not trusted', () => {
    const graph = buildDependencyGraph([
      subjectWith({
        dependsOn: [{ capability: 'x', strength: 'hard', on: 'workload' }],
      }),
      { ...gatewayService, trust: 'untrusted' },
    ]);
    expect(graph.nodes.map(({ label }) => label).sort()).toEqual([
      'example',
      'flux',
      'openmcp-operator',
      'ps-example',
    ]);
  });

  it('puts a ClusterProvider before what works on other clusters', () => {
    const graph = buildDependencyGraph([
      secretsProvider,
      gatewayService,
      subjectWith(
        { provides: [], component: 'cluster-provider-kind' },
        { kind: 'cluster-provider', title: 'kind' },
      ),
    ]);
    expect(edgesOf(graph, 'capability/cluster-provider')).toEqual([
      'provider/cp-kind hard',
    ]);
    expect(edgesOf(graph, 'provider/sp-external-secrets')).toContain(
      'capability/cluster-provider hard',
    );
    expect(edgesOf(graph, 'provider/ps-gateway')).not.toContain(
      'capability/cluster-provider hard',
    );
  });

  it('keeps the harder of two edges', () => {
    const need = (strength: 'hard' | 'soft') =>
      tool('x', {
        dependsOn: [{ capability: 'y', strength, on: 'platform' }],
      });
    for (const subjects of [
      [need('soft'), need('hard')],
      [need('hard'), need('soft')],
    ]) {
      expect(edgesOf(buildDependencyGraph(subjects), 'capability/x')).toEqual([
        'capability/y hard',
      ]);
    }
  });
});

describe('circles of a landscape', () => {
  it('run through what delivers the operator first', () => {
    expect(cycleOf('flux', exampleLandscape)).toBe(
      'hard: flux is needed by openmcp-operator is needed by ps-flux is needed by HelmRelease is needed by flux',
    );
    expect(cycleOf('external-secrets', exampleLandscape)).toBeUndefined();
    expect(cycleOf('gateway', exampleLandscape)).toBeUndefined();
    expect(cycleOf('nobody-knows', exampleLandscape)).toBeUndefined();
  });

  it('remain at the deployer where something else delivers the operator', () => {
    expect(
      cycleOf('flux', exampleLandscape, { operatorDeliveredBy: 'other' }),
    ).toBe('hard: flux is needed by HelmRelease is needed by flux');
  });

  it('are soft where an edge holds only in some installations', () => {
    const landscape = [
      ...exampleLandscape,
      tool('flux', {
        dependsOn: [
          { capability: 'external-secrets', strength: 'soft', on: 'platform' },
        ],
      }),
    ];
    expect(cycleOf('external-secrets', landscape)).toBe(
      'soft: external-secrets is needed by flux is needed by HelmRelease is needed by external-secrets',
    );
    expect(cycleOf('flux', landscape)).toMatch(/^hard: /);
  });

  const pair = [
    subjectWith(
      {
        component: 'platform-service-a',
        provides: ['a'],
        dependsOn: [{ capability: 'b', strength: 'hard', on: 'platform' }],
      },
      { title: 'A' },
    ),
    subjectWith(
      {
        component: 'platform-service-b',
        provides: ['b'],
        dependsOn: [{ capability: 'a', strength: 'hard', on: 'platform' }],
      },
      { title: 'B' },
    ),
  ];
  const hardCycle =
    'a is needed by ps-b is needed by b is needed by ps-a is needed by a';

  it('are made startable by a seed', () => {
    expect(cycleOf('a', pair)).toBe(`hard: ${hardCycle}`);
    expect(cycleOf('a', pair, { seeds: ['b'] })).toBe(`soft: ${hardCycle}`);
    expect(cycleOf('a', pair, { seeds: ['other'] })).toBe(`hard: ${hardCycle}`);
    const seeded = { ...tool('b', {}), alreadyThere: 'by hand' };
    expect(cycleOf('a', [...pair, seeded])).toBe(`soft: ${hardCycle}`);
  });

  it('are not cleared by a seed that delivers the operator or replaces itself', () => {
    const seeds = ['flux'];
    expect(cycleOf('flux', exampleLandscape, { seeds })).toMatch(/^hard: /);
    expect(
      cycleOf('flux', exampleLandscape, {
        seeds,
        operatorDeliveredBy: 'other',
      }),
    ).toMatch(/^hard: /);
    expect(deliveryProvider.alreadyThere).toBeDefined();
  });

  it('are not cleared by a seed that a shorter circle has', () => {
    const need = (capability: string, deploys?: string) => ({
      capability,
      strength: 'hard' as const,
      on: 'platform' as const,
      deploys,
    });
    const longWay = subjectWith(
      {
        component: 'platform-service-c',
        provides: ['c'],
        dependsOn: [need('a')],
      },
      { title: 'C' },
    );
    const a = subjectWith(
      {
        component: 'platform-service-a',
        provides: ['a'],
        dependsOn: [need('b'), need('c')],
      },
      { title: 'A' },
    );
    expect(cycleOf('a', [a, pair[1], longWay], { seeds: ['b'] })).toBe(
      'hard: a is needed by ps-c is needed by c is needed by ps-a is needed by a',
    );
    const replacing = subjectWith(
      {
        component: 'platform-service-a',
        provides: ['a'],
        dependsOn: [need('a'), need('a', 'HelmRelease')],
      },
      { title: 'A' },
    );
    expect(cycleOf('a', [replacing], { seeds: ['a'] })).toBe(
      'hard: a is needed by HelmRelease is needed by a',
    );
  });
});

describe('install order of a landscape', () => {
  it('is not held up by candidates and soft wishes', () => {
    const landscape = [
      ...exampleLandscape,
      tool('flux', {
        dependsOn: [
          { capability: 'external-secrets', strength: 'soft', on: 'platform' },
        ],
      }),
    ];
    const { waves, unordered } = installWaves(buildDependencyGraph(landscape));
    expect(unordered).toEqual([]);
    const waveOf = (id: string) => waves.findIndex(wave => wave.includes(id));
    expect(waveOf('capability/flux')).toBe(0);
    expect(waveOf('capability/openmcp-operator')).toBe(1);
    expect(waveOf('provider/ps-gateway')).toBe(2);
    expect(waveOf('provider/ps-flux')).toBe(2);
    expect(waveOf('capability/gateway')).toBe(3);
    expect(waveOf('capability/external-secrets')).toBe(4);
  });

  it('has soft wishes first where nothing speaks against it', () => {
    const { waves } = installWaves(
      buildDependencyGraph([
        tool('x', {
          dependsOn: [{ capability: 'y', strength: 'soft', on: 'platform' }],
        }),
      ]),
    );
    expect(waves).toEqual([
      ['capability/flux', 'capability/y'],
      ['capability/openmcp-operator', 'capability/x'],
    ]);
  });

  it('names what a real circle holds up', () => {
    const needing = (it: string, other: string) =>
      tool(it, {
        dependsOn: [{ capability: other, strength: 'hard', on: 'platform' }],
      });
    const { unordered } = installWaves(
      buildDependencyGraph([
        needing('a', 'b'),
        needing('b', 'a'),
        needing('c', 'b'),
      ]),
    );
    expect(unordered.sort()).toEqual([
      'capability/a',
      'capability/b',
      'capability/c',
    ]);
  });
});
