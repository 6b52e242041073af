import {
  Entity,
  parseEntityRef,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import {
  parseProviderTraits,
  selectVersion,
} from '@openmcp/backstage-plugin-openmcp-common';
import { readDemoEntities, validateEntity } from './__testUtils__';
import { createUpstreamEntities } from './upstream';

const upstream = createUpstreamEntities();
const { location, entities: demo } = readDemoEntities();
const all = [...upstream, ...demo];
const refs = all.map(entity => stringifyEntityRef(entity));

function named(name: string): Entity {
  const entity = all.find(({ metadata }) => metadata.name === name);
  if (!entity) {
    throw new Error(`No entity ${name}`);
  }
  return entity;
}

function traitsOf(name: string) {
  const { traits } = parseProviderTraits(named(name).spec?.openmcp);
  if (!traits) {
    throw new Error(`No traits at ${name}`);
  }
  return traits;
}

function ownReferences(entity: Entity): string[] {
  const { spec = {} } = entity;
  const traits = parseProviderTraits(spec.openmcp).traits;
  const references = [
    [spec.owner, 'Group'],
    [spec.system, 'System'],
    [spec.parent, 'Group'],
    ...((spec.children ?? []) as string[]).map(child => [child, 'Group']),
    [traits?.tool, 'Component'],
    [traits?.hypothetical?.standsFor, 'Component'],
  ] as [string | undefined, string][];
  return references.flatMap(([reference, defaultKind]) =>
    reference
      ? [
          stringifyEntityRef(
            parseEntityRef(reference, {
              defaultKind,
              defaultNamespace: 'default',
            }),
          ),
        ]
      : [],
  );
}

const described = all.filter(({ spec }) => spec?.openmcp !== undefined);

describe('entities', () => {
  it('describe all providers of upstream and the six tools', () => {
    const names = (entities: Entity[], type: string) =>
      entities
        .filter(({ spec }) => spec?.type === type)
        .map(({ metadata }) => metadata.name)
        .sort();
    expect(names(upstream, 'openmcp-service-provider')).toEqual([
      'service-provider-argocd',
      'service-provider-crossplane',
      'service-provider-external-secrets',
      'service-provider-flux',
      'service-provider-kro',
      'service-provider-kyverno',
      'service-provider-landscaper',
      'service-provider-metrics-operator',
      'service-provider-ocm',
      'service-provider-otel-operator',
      'service-provider-template',
      'service-provider-velero',
    ]);
    expect(names(upstream, 'openmcp-platform-service')).toEqual([
      'platform-service-dns',
      'platform-service-gardener-ipam',
      'platform-service-gateway',
      'platform-service-gitops',
      'platform-service-helmdeployer',
      'platform-service-managedcontrolplane',
      'platform-service-openbao',
      'platform-service-project-workspace',
      'platform-service-quota',
      'platform-service-resource-replicator',
      'platform-service-template',
      'platform-service-test-runner',
      'platform-service-usage',
    ]);
    expect(names(upstream, 'openmcp-cluster-provider')).toEqual([
      'cluster-provider-gardener',
      'cluster-provider-kind',
    ]);
    expect(names(demo, 'openmcp-tool')).toEqual([
      'cert-manager',
      'custom-root-ca',
      'external-secrets-operator',
      'flux',
      'metrics-operator',
      'velero',
    ]);
  });

  it('have names of their own', () => {
    expect(new Set(refs).size).toBe(refs.length);
  });

  it.each(
    [location, ...all].map(entity => [stringifyEntityRef(entity), entity]),
  )('%s is accepted by the catalog', async (_, entity) => {
    await expect(validateEntity(entity as Entity)).resolves.toBeUndefined();
  });

  it.each(all.map(entity => [stringifyEntityRef(entity), entity]))(
    'what %s refers to is there',
    (_, entity) => {
      const references = ownReferences(entity as Entity);
      expect(references.filter(ref => !refs.includes(ref))).toEqual([]);
    },
  );

  it('of upstream need nothing of the demo but tools', () => {
    const own = upstream.map(entity => stringifyEntityRef(entity));
    const outside = upstream
      .flatMap(ownReferences)
      .filter(ref => !own.includes(ref));
    expect([...new Set(outside)].sort()).toEqual([
      'component:default/external-secrets-operator',
      'component:default/flux',
      'component:default/metrics-operator',
      'component:default/velero',
    ]);
  });

  it('of upstream say where they come from', () => {
    for (const { metadata } of upstream) {
      expect(metadata.annotations).toMatchObject({
        'backstage.io/managed-by-location': 'openmcp:upstream',
        'backstage.io/managed-by-origin-location': 'openmcp:upstream',
      });
    }
  });
});

describe('traits', () => {
  it.each(described.map(entity => [entity.metadata.name, entity]))(
    'of %s are read without a finding',
    (_, entity) => {
      const { traits, findings } = parseProviderTraits(
        (entity as Entity).spec?.openmcp,
      );
      expect(findings).toEqual([]);
      expect(traits?.versions).not.toHaveLength(0);
    },
  );

  it.each(described.map(({ metadata }) => [metadata.name]))(
    'of %s come with sources, down to the commit',
    name => {
      for (const version of traitsOf(name).versions) {
        const {
          evidence = [],
          inferred = [],
          versionRange: _,
          ...rest
        } = version;
        expect(evidence).not.toHaveLength(0);
        for (const { ref, traits = [] } of evidence) {
          expect(ref).toMatch(
            /^[\w-]+\/[\w-]+@[0-9a-f]{7,}:[^:]+(:\d+(-\d+)?)?$/,
          );
          // A source for what is not declared, or twice the same, is a slip.
          expect(traits.filter(trait => !(trait in rest))).toEqual([]);
          expect(new Set(traits).size).toBe(traits.length);
        }
        expect(inferred.filter(trait => !(trait in rest))).toEqual([]);
      }
    },
  );

  it.each([
    ['service-provider-external-secrets', 'external-secrets-operator'],
    ['service-provider-metrics-operator', 'metrics-operator'],
    ['service-provider-velero', 'velero'],
    ['service-provider-flux', 'flux'],
  ])('of %s say the same about the tool as %s does', (provider, tool) => {
    const [ofTool] = traitsOf(tool).versions;
    for (const ofProvider of traitsOf(provider).versions) {
      expect({
        provides: ofProvider.provides,
        toolCrdGroups: ofProvider.toolCrdGroups,
        toolApiScope: ofProvider.toolApiScope,
        toolPrivileges: ofProvider.toolPrivileges,
        webhooks: ofProvider.webhooks?.tool,
        needs: ofProvider.needs,
        hostRoutes: ofProvider.hostRoutes,
      }).toEqual({
        provides: ofTool.provides,
        toolCrdGroups: ofTool.toolCrdGroups,
        toolApiScope: ofTool.toolApiScope,
        toolPrivileges: ofTool.toolPrivileges,
        webhooks: ofTool.webhooks?.tool,
        needs: ofTool.needs,
        hostRoutes: ofTool.hostRoutes,
      });
    }
    expect(traitsOf(provider).alreadyThere).toBe(traitsOf(tool).alreadyThere);
  });

  it('of the hypothetical image are those of what it stands for, but for how it is told', () => {
    const { hypothetical, tool, versions } = traitsOf('service-provider-eso');
    const upstreamTraits = traitsOf('service-provider-external-secrets');
    expect(hypothetical?.standsFor).toBe(
      'component:default/service-provider-external-secrets',
    );
    expect(tool).toBe(upstreamTraits.tool);
    const image = 'ghcr.io/openmcp-project/images/service-provider-eso';
    expect(versions).toEqual([
      {
        ...upstreamTraits.versions[1],
        component: 'service-provider-eso',
        image,
        versionRange: '>=1.0.0',
        platformTarget: {
          mode: 'none',
          via: 'flag',
          name: '--service-api-cluster',
          value: '--service-api-cluster=platform',
          releasedSince: null,
        },
      },
    ]);
    expect(named('service-provider-eso').metadata.annotations).toEqual({
      'openmcp.cloud/image': image,
      'openmcp.cloud/provider-name': 'eso',
      'openmcp.cloud/proposed-tag': 'v1.0.0',
    });
  });

  it('cover the newest release of every provider that has one', () => {
    const released = described.flatMap(({ metadata }) => {
      const tag = metadata.annotations?.['openmcp.cloud/proposed-tag'];
      return tag ? [{ name: metadata.name, tag }] : [];
    });
    expect(released.length).toBeGreaterThan(20);
    expect(
      released.filter(({ name, tag }) => !selectVersion(traitsOf(name), tag)),
    ).toEqual([]);
  });
});
