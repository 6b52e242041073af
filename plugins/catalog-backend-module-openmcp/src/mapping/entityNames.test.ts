import { KubernetesValidatorFunctions } from '@backstage/catalog-model';
import { INSTALLATION_KINDS } from '@openmcp/backstage-plugin-openmcp-common';
import fc from 'fast-check';
import { clusterEntityName, installationEntityName } from './entityNames';

const part = fc.oneof(
  fc.constantFrom(
    'a',
    'a-b',
    'b',
    'ps',
    'sp',
    'a.ps',
    'ps.b',
    'A',
    'b-',
    'a_b',
  ),
  fc.string({ maxLength: 300 }),
  fc.stringMatching(/^[a-z0-9]([a-z0-9.-]{0,60}[a-z0-9])?$/),
);

const installation = fc.record({
  cluster: part,
  kind: fc.constantFrom(...INSTALLATION_KINDS),
  name: part,
});

describe('names of entities', () => {
  it.each([
    ['eu-live', 'PlatformService', 'velero', 'eu-live.ps.velero'],
    ['eu-live', 'ServiceProvider', 'velero', 'eu-live.sp.velero'],
    ['eu-live', 'ClusterProvider', 'kind', 'eu-live.cp.kind'],
  ] as const)('can be read: %s %s %s', (cluster, kind, name, expected) => {
    expect(installationEntityName({ cluster, kind, name })).toBe(expected);
    expect(clusterEntityName(cluster)).toBe(cluster);
  });

  // Another name would be another entity: with a new uid, and links that end.
  describe('stay what they are', () => {
    it.each([
      [
        'tooling_cluster_dev_eks',
        'PlatformService',
        'crossplane-contrib-function-go-templating-3fc997d6b713',
        'tooling-cluster-dev-eks-ps-crossplane-contrib-functi.5mu2nxjo0f',
      ],
      [
        'eu-live',
        'PlatformService',
        'my.service',
        'eu-live-ps-my-service.2xxgmryhm8',
      ],
      [
        'eu-live',
        'ServiceProvider',
        'my.service',
        'eu-live-sp-my-service.3u3c2hh4ei',
      ],
      [
        'eu-live',
        'ClusterProvider',
        'a'.repeat(253),
        `eu-live-cp-${'a'.repeat(41)}.5qx1sjrj6l`,
      ],
      ['eu live', 'PlatformService', 'velero', 'eu-live-ps-velero.2915055hxi'],
      ['EU-live', 'PlatformService', 'velero', 'eu-live-ps-velero.2cyum9ovng'],
    ] as const)('of %s %s %s', (cluster, kind, name, expected) => {
      expect(installationEntityName({ cluster, kind, name })).toBe(expected);
    });

    it.each([
      ['EU-live', 'eu-live.2wsudpl223'],
      ['eu live', 'eu-live.17943y159i'],
      ['eu.live', 'eu-live.3x1sn7u2xs'],
      ['a'.repeat(64), `${'a'.repeat(52)}.29itterfmt`],
      ['Übersee', 'bersee.49nx7amh0u'],
      ['日本', 'unnamed.1iosve8ytu'],
    ])('of the cluster %s', (cluster, expected) => {
      expect(clusterEntityName(cluster)).toBe(expected);
    });
  });

  it('are legal, and each stands for one thing alone', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(installation, {
          selector: each => JSON.stringify(each),
        }),
        fc.uniqueArray(part),
        (installations, clusters) => {
          const names = [
            ...installations.map(installationEntityName),
            ...clusters.map(clusterEntityName),
          ];
          for (const name of names) {
            expect(KubernetesValidatorFunctions.isValidObjectName(name)).toBe(
              true,
            );
          }
          // The catalog does not tell upper from lower case.
          const different = new Set(names.map(name => name.toLowerCase()));
          expect(different.size).toBe(names.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
