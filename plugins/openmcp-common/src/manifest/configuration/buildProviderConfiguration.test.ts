import type { VersionTraits } from '../../traits';
import { readManifest } from '../readManifest';
import { writeManifest } from '../writeManifest';
import { buildProviderConfiguration } from './buildProviderConfiguration';

type Configuration = Exclude<NonNullable<VersionTraits['config']>, 'none'>;

const config: Configuration = {
  group: 'secrets.example.org',
  kind: 'ProviderConfig',
  version: 'v1alpha1',
  nameRule: 'providerName',
  neededBefore: 'reconcile',
  required: ['versions'],
  skeleton: {
    versions: [
      { version: '<version>', chartVersion: '<version of the chart>' },
    ],
  },
};

function build(changes: Partial<Configuration> = {}, spec?: unknown) {
  return buildProviderConfiguration({
    traits: { versionRange: '*', config: { ...config, ...changes } },
    providerName: 'eso',
    spec,
  })!;
}

function found(changes: Partial<Configuration>, spec?: unknown): string[] {
  return build(changes, spec).findings.map(
    ({ severity, code, field }) => `${severity}: ${code} at ${field}`,
  );
}

describe('the draft of a configuration object', () => {
  it('is not there where none is needed, or nothing is known', () => {
    const ask = (traits: VersionTraits['config']) =>
      buildProviderConfiguration({
        traits: { versionRange: '*', config: traits },
        providerName: 'eso',
      });
    expect(ask('none')).toBeUndefined();
    expect(ask(undefined)).toBeUndefined();
  });

  it('is the smallest spec, with what has to be filled in', () => {
    const draft = build();
    expect(writeManifest(draft.object))
      .toBe(`apiVersion: secrets.example.org/v1alpha1
kind: ProviderConfig
metadata:
  name: eso
spec:
  versions:
    - version: <version>
      chartVersion: <version of the chart>
`);
    expect(draft).toMatchObject({ neededBefore: 'reconcile', optional: false });
    expect(draft.findings).toEqual([
      {
        pointer: '/spec/versions/0/version',
        field: 'spec.versions[0].version',
        severity: 'error',
        code: 'missing',
        params: { name: 'version' },
        message: 'version is missing.',
      },
      expect.objectContaining({ field: 'spec.versions[0].chartVersion' }),
    ]);
  });

  it('has no findings once all is filled in', () => {
    const spec = {
      versions: [{ helmValues: {}, chartVersion: '2.9.0', version: 'v2.9.0' }],
      pollInterval: '1m',
    };
    const { object, findings } = build({}, spec);
    expect(findings).toEqual([]);
    expect(JSON.stringify(object.spec)).toBe(
      '{"versions":[{"version":"v2.9.0","chartVersion":"2.9.0","helmValues":{}}],"pollInterval":"1m"}',
    );
    expect(readManifest(writeManifest(object)).value).toEqual(object);
  });

  it.each<[string, unknown, string]>([
    ['nothing of it', {}, 'missing at spec.versions'],
    ['null', { versions: null }, 'missing at spec.versions'],
    ['no entry', { versions: [] }, 'empty at spec.versions'],
    ['an object', { versions: {} }, 'wrong-type at spec.versions'],
    ['a text', 'x', 'wrong-type at spec'],
    [
      'a text in the list',
      { versions: ['v1'] },
      'wrong-type at spec.versions[0]',
    ],
    [
      'half an entry',
      { versions: [{ version: 'v1' }] },
      'missing at spec.versions[0].chartVersion',
    ],
    [
      'a number as version',
      { versions: [{ version: 2.9, chartVersion: '2.9.0' }] },
      'wrong-type at spec.versions[0].version',
    ],
    [
      'an empty version',
      { versions: [{ version: '', chartVersion: '2.9.0' }] },
      'empty at spec.versions[0].version',
    ],
    [
      'a placeholder that was left',
      { versions: [{ version: '<version>', chartVersion: '2.9.0' }] },
      'missing at spec.versions[0].version',
    ],
  ])('finds %s', (_, spec, finding) => {
    expect(found({}, spec)).toEqual([`error: ${finding}`]);
  });

  it('shows required fields of which nothing but the path is known', () => {
    const changes = {
      skeleton: undefined,
      required: ['dns.baseDomain', 'envoyGateway.chart', 'versions'],
    };
    const { object } = build(changes);
    expect(object.spec).toEqual({
      dns: { baseDomain: '<value of baseDomain>' },
      envoyGateway: { chart: '<value of chart>' },
      versions: '<value of versions>',
    });
    expect(found(changes)).toEqual([
      'error: missing at spec.dns.baseDomain',
      'error: missing at spec.envoyGateway.chart',
      'error: missing at spec.versions',
    ]);
    // Their types are not known, so any value will do.
    expect(
      found(changes, {
        dns: { baseDomain: 'example.org' },
        envoyGateway: { chart: { tag: '1.5.4' } },
        versions: [1],
      }),
    ).toEqual([]);
  });

  it('wants an entry of a map, whatever it is called', () => {
    const changes: Partial<Configuration> = {
      required: ['parentCIDRs'],
      skeleton: { parentCIDRs: { '<network>': ['<10.0.0.0/16>'] } },
    };
    expect(found(changes)).toEqual([
      'error: missing at spec.parentCIDRs[<network>]',
    ]);
    expect(found(changes, { parentCIDRs: {} })).toEqual([
      'error: empty at spec.parentCIDRs',
    ]);
    expect(
      found(changes, { parentCIDRs: { a: [], b: ['10.0.0.0/8'] } }),
    ).toEqual(['error: empty at spec.parentCIDRs.a']);
    expect(found(changes, { parentCIDRs: { a: ['10.0.0.0/8'] } })).toEqual([]);
  });

  it('is named as its traits say', () => {
    const nameOf = (nameRule: Configuration['nameRule']) =>
      build({ nameRule }).object.metadata.name;
    expect(nameOf('providerName')).toBe('eso');
    expect(nameOf('fixed:metricsoperator')).toBe('metricsoperator');
    // Any name will do, so the usual one is proposed.
    expect(nameOf('selector')).toBe('eso');
  });

  it.each<[string, Partial<Configuration>, string]>([
    ['no version', { version: undefined }, 'missing at apiVersion'],
    ['a version that is none', { version: '1' }, 'wrong-type at apiVersion'],
    ['a group that is none', { group: 'A b' }, 'wrong-type at apiVersion'],
    ['a kind that is none', { kind: 'x y' }, 'wrong-type at kind'],
    [
      'a name that is none',
      { nameRule: 'fixed:A' },
      'name-format at metadata.name',
    ],
    [
      'a name that is too long',
      { nameRule: `fixed:${'a'.repeat(254)}` },
      'name-too-long at metadata.name',
    ],
  ])('finds %s in the traits', (_, changes, finding) => {
    const spec = { versions: [{ version: 'v1', chartVersion: '1' }] };
    expect(found(changes, spec)).toEqual([`error: ${finding}`]);
  });

  it('shares nothing with what it was made from', () => {
    const spec = { versions: [{ version: 'v1', chartVersion: '1' }] };
    const [version] = build({}, spec).object.spec.versions as object[];
    Object.assign(version, { version: 'changed' });
    const [shown] = build().object.spec.versions as object[];
    Object.assign(shown, { version: 'changed' });
    expect(spec.versions[0].version).toBe('v1');
    expect(config.skeleton).toEqual({
      versions: [
        { version: '<version>', chartVersion: '<version of the chart>' },
      ],
    });
  });

  it('takes keys of prototypes for fields', () => {
    const spec = JSON.parse(
      '{"versions":[{"version":"v1","chartVersion":"1","__proto__":{"x":1}}],"__proto__":{"y":2}}',
    );
    const { object, findings } = build({ required: ['__proto__.y'] }, spec);
    expect(findings).toEqual([]);
    expect(JSON.stringify(object.spec)).toContain('"__proto__":{"y":2}');
    expect(({} as Record<string, unknown>).y).toBeUndefined();
  });

  it('ends soon for what is cyclic, deep or huge', () => {
    const cyclic: Record<string, unknown> = { versions: [] };
    cyclic.versions = [cyclic];
    let deep: unknown = 'x';
    for (let depth = 0; depth < 100_000; depth++) {
      deep = [deep];
    }
    const huge = Array.from({ length: 300_000 }, () => ({ version: '' }));
    for (const odd of [cyclic, { versions: deep }, { versions: huge }, deep]) {
      expect(found({}, odd).length).toBeGreaterThan(0);
      expect(found({ skeleton: { a: odd } }).length).toBeGreaterThan(0);
    }
  });
});
