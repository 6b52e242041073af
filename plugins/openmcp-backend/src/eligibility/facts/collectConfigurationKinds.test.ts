import { mockServices } from '@backstage/backend-test-utils';
import { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';
import { createProviderEntity } from '../../__testUtils__/providerEntities';
import { ProviderCatalog } from '../catalog';
import { parseCatalogEntry } from '../catalog/parseCatalogEntry';
import { ImageMirrors } from '../images';
import { TrustedLocations } from '../trust';
import { collectConfigurationKinds } from './collectConfigurationKinds';

const trustedLocations = TrustedLocations.fromConfig(mockServices.rootConfig());
const mirrors = new ImageMirrors([]);

type Entity = Parameters<typeof createProviderEntity>;

function catalogOf(...entities: Entity[]): ProviderCatalog {
  return new ProviderCatalog(
    entities.map(entity => {
      const options = { trustedLocations, mirrors };
      return parseCatalogEntry(createProviderEntity(...entity), options)!;
    }),
  );
}

function config(group: string, kind: string): VersionTraits['config'] {
  return { group, kind, nameRule: 'providerName', neededBefore: 'run' };
}

function provider(name: string, group: string, kind = 'Config'): Entity {
  return [name, { traits: { config: config(group, kind) } }];
}

describe('collectConfigurationKinds', () => {
  it('collects what the versions of trusted providers name, each once', () => {
    const catalog = catalogOf(
      provider('velero', 'velero.example.org'),
      provider('dns', 'dns.example.org', 'DNSConfig'),
      provider('dns-too', 'dns.example.org', 'DNSConfig'),
      [
        'eso',
        {
          openmcp: {
            versions: [
              { versionRange: '^1', config: config('new.example.org', 'A') },
              { versionRange: '^0', config: config('old.example.org', 'A') },
              { versionRange: '^2', config: 'none' },
              { versionRange: '^3' },
            ],
          },
        },
      ],
      [
        'stranger',
        {
          origin: 'url:https://example.org/stranger.yaml',
          traits: { config: config('stranger.example.org', 'Config') },
        },
      ],
    );
    expect(collectConfigurationKinds(catalog)).toEqual({
      kinds: [
        { group: 'dns.example.org', kind: 'DNSConfig' },
        { group: 'new.example.org', kind: 'A' },
        { group: 'old.example.org', kind: 'A' },
        { group: 'velero.example.org', kind: 'Config' },
      ],
      leftOut: 0,
    });
  });

  it.each([
    ['', 'Secret'],
    ['apps', 'Deployment'],
    ['rbac.authorization.k8s.io', 'ClusterRole'],
    ['k8s.io', 'Thing'],
    ['example.org/v1', 'Config'],
    ['../../api', 'Config'],
    ['Example.org', 'Config'],
    ['example.org', 'Config/status'],
    ['example.org', 'Con fig'],
  ])('never looks at %s/%s', (group, kind) => {
    const kinds = [{ group, kind }];
    const entries = kinds.map(each => ({
      ...catalogOf(provider('dns', 'dns.example.org')).entries[0],
      traits: {
        schemaVersion: 1 as const,
        versions: [
          { versionRange: '*', config: config(each.group, each.kind) },
        ],
      },
    }));
    expect(collectConfigurationKinds({ entries })).toEqual({
      kinds: [],
      leftOut: 1,
    });
  });

  it('is bounded, and leaves out the same ones each time', () => {
    const entities = Array.from({ length: 70 }, (_, index) =>
      provider(`p${index}`, `g${String(index).padStart(2, '0')}.example.org`),
    );
    const { kinds, leftOut } = collectConfigurationKinds(
      catalogOf(...entities.reverse()),
    );
    expect(kinds).toHaveLength(60);
    expect(kinds[59]).toEqual({ group: 'g59.example.org', kind: 'Config' });
    expect(leftOut).toBe(10);
  });
});
