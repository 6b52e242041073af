import { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';
import { Subject } from '../subjects';
import { draftConfiguration } from './draftConfiguration';

const config: VersionTraits['config'] = {
  group: 'secrets.example.org',
  kind: 'ProviderConfig',
  version: 'v1alpha1',
  nameRule: 'providerName',
  neededBefore: 'reconcile',
  required: ['versions'],
  skeleton: { versions: [{ version: '<version>' }] },
};

function subjectWith(
  traits: Partial<VersionTraits> | undefined,
  changes: Partial<Subject> = {},
): Subject {
  const known = {
    kind: 'service-provider' as const,
    title: 'Secrets',
    name: 'secrets',
    trust: changes.trust ?? ('trusted' as const),
    traits: traits && { versionRange: '*', ...traits },
  };
  return {
    type: 'provider',
    title: 'Secrets',
    trust: 'trusted',
    claimedBy: [],
    findings: [],
    known,
    visible: known,
    ...changes,
  };
}

describe('draftConfiguration', () => {
  it('writes the object that is needed, and names what is missing', () => {
    expect(draftConfiguration(subjectWith({ config }), 'eso')).toEqual({
      manifest: `apiVersion: secrets.example.org/v1alpha1
kind: ProviderConfig
metadata:
  name: eso
spec:
  versions:
    - version: <version>
`,
      apiVersion: 'secrets.example.org/v1alpha1',
      kind: 'ProviderConfig',
      name: 'eso',
      neededBefore: 'reconcile',
      optional: false,
      findings: [
        {
          field: 'spec.versions[0].version',
          code: 'missing',
          message: 'version is missing.',
        },
      ],
    });
  });

  it('takes the usual name of the provider where none was given', () => {
    const draft = draftConfiguration(subjectWith({ config }), undefined);
    expect(draft?.name).toBe('secrets');
  });

  it.each([
    ['where none is needed', subjectWith({ config: 'none' })],
    ['where nothing is declared', subjectWith({})],
    ['where there are no traits', subjectWith(undefined)],
    [
      'from traits that may not be relied on',
      subjectWith({ config }, { trust: 'untrusted' }),
    ],
  ])('is missing %s', (_, subject) => {
    expect(draftConfiguration(subject, 'eso')).toBeUndefined();
  });
});
