import { harmlessTraits } from '../__testUtils__/exampleSubjects';
import { parseProviderTraits } from './parseProviderTraits';

function version(traits: unknown) {
  return {
    schemaVersion: 1,
    versions: [{ versionRange: '>=1.0.0', ...(traits as object) }],
  };
}

function parseVersion(traits: unknown) {
  const { traits: parsed, findings } = parseProviderTraits(version(traits));
  return { parsed: parsed?.versions[0], findings };
}

describe('parseProviderTraits', () => {
  it('reads what is right without a word', () => {
    const value = { ...version(harmlessTraits), tool: 'component:default/x' };
    expect(parseProviderTraits(value)).toEqual({ traits: value, findings: [] });
  });

  it.each([
    [
      'crds[0].scope',
      {
        crds: [{ group: 'a', kind: 'A', cluster: 'mcp', scope: 'namespaced' }],
      },
      'Namespaced or Cluster',
    ],
    [
      'crds[1].cluster',
      {
        crds: [
          { group: 'a', kind: 'A', cluster: 'mcp' },
          { group: 'a', kind: 'A' },
        ],
      },
      'platform, onboarding, mcp or workload',
    ],
    ['crds', { crds: null }, 'a list'],
    ['crds', { crds: 'none' }, 'a list'],
    ['contract.init', { contract: { init: 'yes' } }, 'true or false'],
    ['requestBase', { requestBase: 3 }, 'an object or none'],
    [
      'requestBase.fixed',
      { requestBase: { fixed: '' } },
      'a text that is not empty',
    ],
    [
      'config.nameRule',
      {
        config: { group: 'a', kind: 'A', nameRule: 'any', neededBefore: 'run' },
      },
      'providerName, selector, or "fixed:" and a name',
    ],
    ['component', { component: '  ' }, 'a text that is not empty'],
    [
      'toolPrivileges[0]',
      { toolPrivileges: ['root'] },
      'secrets-read, exec, nodes, admission or crd-write',
    ],
    ['digests.x', { digests: { x: 1 } }, 'a text'],
    ...['soon', '1.2', ''].map((releasedSince): [string, object, string] => [
      'platformTarget.releasedSince',
      { platformTarget: { mode: 'full', via: 'flag', releasedSince } },
      'a version such as 1.2.0',
    ]),
  ])('names %s and what is allowed there', (path, traits, message) => {
    const { parsed, findings } = parseVersion({ component: 'x', ...traits });
    expect(findings).toEqual([
      { path: `spec.openmcp.versions[0].${path}`, severity: 'error', message },
    ]);
    const [trait] = path.split(/[.[]/);
    expect(parsed).not.toHaveProperty(trait);
    expect(Object.keys(parsed ?? {})).toContain('versionRange');
  });

  it('keeps the other traits when one is wrong', () => {
    const { parsed } = parseVersion({ targets: ['moon'], provides: ['x'] });
    expect(parsed).toEqual({ versionRange: '>=1.0.0', provides: ['x'] });
  });

  it('leaves out unknown fields with a warning, at any depth', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    const { parsed, findings } = parseVersion({
      colour: cyclic,
      crds: [
        { group: 'a', kind: 'A', cluster: 'mcp', size: cyclic },
        { group: 'b', kind: 'B', cluster: 'mcp', size: 1, age: 2 },
      ],
      requestBase: { fixed: 'x', prefix: 'y' },
      config: {
        group: 'a',
        kind: 'A',
        nameRule: 'selector',
        neededBefore: 'run',
        since: 1,
      },
    });
    const root = 'spec.openmcp.versions[0]';
    expect(findings).toEqual(
      [
        'colour',
        'crds[0].size',
        'crds[1].size',
        'crds[1].age',
        'requestBase.prefix',
        'config.since',
      ].map(path => ({
        path: `${root}.${path}`,
        severity: 'warning',
        message: 'not a known field, it was left out',
      })),
    );
    expect(parsed?.crds).toEqual([
      { group: 'a', kind: 'A', cluster: 'mcp' },
      { group: 'b', kind: 'B', cluster: 'mcp' },
    ]);
    expect(parsed?.requestBase).toEqual({ fixed: 'x' });
  });

  it('takes keys of prototypes for unknown fields', () => {
    const hostile = JSON.parse(
      '{"schemaVersion":1,"__proto__":{"x":1},"constructor":1,"versions":[{"versionRange":"*","__proto__":{"component":"y"},"toString":1,"contract":{"init":true,"__proto__":{"run":true},"hasOwnProperty":1}}]}',
    );
    const { traits, findings } = parseProviderTraits(hostile);
    expect(traits?.versions).toEqual([
      { versionRange: '*', contract: { init: true } },
    ]);
    expect(traits?.versions[0].component).toBeUndefined();
    expect(traits?.versions[0].contract?.run).toBeUndefined();
    expect(findings).toHaveLength(6);
    expect(new Set(findings.map(each => each.severity))).toEqual(
      new Set(['warning']),
    );
  });

  it.each([
    ['nothing', undefined, 'spec.openmcp'],
    ['null', null, 'spec.openmcp'],
    ['a list', [], 'spec.openmcp'],
    ['a text', 'x', 'spec.openmcp'],
    ['no schema version', { versions: [] }, 'spec.openmcp.schemaVersion'],
    [
      'another schema version',
      { schemaVersion: 2, versions: [] },
      'spec.openmcp.schemaVersion',
    ],
  ])('reads nothing of %s', (_what, value, path) => {
    const { traits, findings } = parseProviderTraits(value);
    expect(traits).toBeUndefined();
    expect(findings).toMatchObject([{ path, severity: 'error' }]);
  });

  it.each([
    ['no versions', undefined, 'versions'],
    ['no list', {}, 'versions'],
    ['an empty list', [], 'versions'],
    ['a version that is null', [null], 'versions[0]'],
    ['no range', [{}], 'versions[0].versionRange'],
    [
      'a range that is none',
      [{ versionRange: 'some' }],
      'versions[0].versionRange',
    ],
    [
      'a range that is no text',
      [{ versionRange: 1 }],
      'versions[0].versionRange',
    ],
  ])('keeps the provider when it has %s', (_what, versions, path) => {
    const value = { schemaVersion: 1, tool: 'component:default/x', versions };
    const { traits, findings } = parseProviderTraits(value);
    expect(traits).toEqual({
      schemaVersion: 1,
      tool: 'component:default/x',
      versions: [],
    });
    expect(findings).toMatchObject([
      { path: `spec.openmcp.${path}`, severity: 'error' },
    ]);
  });

  it.each(['', 'a b', 'a:b:c//d', 'component:default/', 7, '../flux'])(
    'takes the tool %p for none',
    tool => {
      const { traits, findings } = parseProviderTraits({
        ...version({}),
        tool,
      });
      expect(traits).not.toHaveProperty('tool');
      expect(findings).toEqual([
        {
          path: 'spec.openmcp.tool',
          severity: 'error',
          message: expect.stringMatching(/^(an entity reference|a text)/),
        },
      ]);
    },
  );

  it.each([
    'flux',
    'default/flux',
    'Component:default/flux.v2',
    'component:a_b',
  ])('takes the tool %p', tool => {
    const { traits } = parseProviderTraits({ ...version({}), tool });
    expect(traits?.tool).toBe(tool);
  });

  it('fills in what is so by default', () => {
    const { parsed } = parseVersion({
      dependsOn: [{ capability: 'x', strength: 'hard' }],
    });
    expect(parsed?.dependsOn).toEqual([
      { capability: 'x', strength: 'hard', on: 'platform' },
    ]);
  });

  it('reads hostile sizes within bounds', () => {
    const many = Array.from({ length: 50_000 }, () => ({ x: 1 }));
    const keys = Object.fromEntries(many.map((_, index) => [`k${index}`, 1]));
    const { findings } = parseProviderTraits({
      ...version({ crds: many, contract: keys, component: 'x'.repeat(1e6) }),
      ...keys,
    });
    expect(findings.length).toBeLessThanOrEqual(101);
    expect(findings.at(-1)?.message).toMatch(/^\d+ more findings$/);
  });

  it('answers a value that cannot be read with a finding', () => {
    const value = new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('no keys');
        },
      },
    );
    expect(parseProviderTraits(value)).toMatchObject({
      findings: [{ path: 'spec.openmcp', severity: 'error' }],
    });
  });
});
