import { buildProviderConfiguration } from './buildProviderConfiguration';
import { checkProviderConfiguration } from './checkProviderConfiguration';

const draft = buildProviderConfiguration({
  traits: {
    versionRange: '*',
    config: {
      group: 'secrets.example.org',
      kind: 'ProviderConfig',
      version: 'v1alpha1',
      nameRule: 'providerName',
      neededBefore: 'run',
      required: ['versions'],
      skeleton: { versions: [{ version: '<version>' }] },
    },
  },
  providerName: 'eso',
})!.object;

function filled(changes: object = {}) {
  return { ...draft, spec: { versions: [{ version: 'v2' }] }, ...changes };
}

function found(given: unknown): string[] {
  return checkProviderConfiguration(given, draft).map(
    ({ code, field }) => `${code} at ${field}`,
  );
}

describe('checkProviderConfiguration', () => {
  it('has nothing against what is filled in, with more than was asked for', () => {
    expect(found(filled())).toEqual([]);
    expect(
      found(filled({ spec: { versions: [{ version: 'v2' }], poll: '1m' } })),
    ).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['what was not filled in', draft, 'missing at spec.versions[0].version'],
    ['no spec', filled({ spec: undefined }), 'missing at spec'],
    ['a spec that is none', filled({ spec: 'x' }), 'wrong-type at spec'],
    ['another kind', filled({ kind: 'ClusterRole' }), 'not-one-of at kind'],
    [
      'another group',
      filled({ apiVersion: 'rbac.authorization.k8s.io/v1' }),
      'not-one-of at apiVersion',
    ],
    [
      'another name',
      filled({ metadata: { name: 'other' } }),
      'not-one-of at metadata.name',
    ],
    ['no name', filled({ metadata: {} }), 'missing at metadata.name'],
    [
      'a namespace',
      filled({ metadata: { name: 'eso', namespace: 'x' } }),
      'unknown-field at metadata.namespace',
    ],
    ['a list', [], 'missing at spec'],
    ['nothing', undefined, 'missing at spec'],
  ])('refuses %s', (_, given, finding) => {
    expect(found(given)).toEqual([finding]);
  });
});
