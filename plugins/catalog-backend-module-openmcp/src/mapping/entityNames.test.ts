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

  it('stay what they are', () => {
    // Another name would be another entity: with a new uid, and links that end.
    expect(
      installationEntityName({
        cluster: 'tooling_cluster_dev_eks',
        kind: 'PlatformService',
        name: 'crossplane-contrib-function-go-templating-3fc997d6b713',
      }),
    ).toMatch(
      /^tooling-cluster-dev-eks-ps-crossplane-contrib-functi\.[0-9a-z]{10}$/,
    );
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
