import {
  buildPlatformService,
  checkPlatformService,
  parseProviderTraits,
  PlatformServiceSpec,
  selectVersion,
  VersionTraits,
} from '@openmcp/backstage-plugin-openmcp-common';
import { buildProviderConfiguration } from '@openmcp/backstage-plugin-openmcp-common/provider-configuration';
import {
  ConceptExample,
  isManifestObject,
  ManifestObject,
  readConceptExamples,
} from './__testUtils__';
import { createUpstreamEntities } from './upstream';

const FLAG = '--service-api-cluster=platform';

const newestTraits: VersionTraits[] = createUpstreamEntities().flatMap(
  ({ spec, metadata }) => {
    const { traits } = parseProviderTraits(spec?.openmcp);
    const tag = metadata.annotations?.['openmcp.cloud/proposed-tag'];
    const version = traits && selectVersion(traits, tag);
    return version ? [version] : [];
  },
);

function groupOf({ apiVersion }: ManifestObject): string {
  return apiVersion.split('/')[0];
}

/** Provider whose configuration an object is. */
function configuredBy(object: ManifestObject): VersionTraits | undefined {
  return newestTraits.find(
    ({ config }) =>
      config &&
      config !== 'none' &&
      config.group === groupOf(object) &&
      config.kind === object.kind,
  );
}

/** Provider whose service API an object is of. */
function orderedFrom(object: ManifestObject): VersionTraits | undefined {
  return newestTraits.find(({ crds = [] }) =>
    crds.some(
      ({ group, kind, cluster }) =>
        group === groupOf(object) &&
        kind === object.kind &&
        cluster === 'onboarding',
    ),
  );
}

function expectPlatformService({ metadata, spec }: ManifestObject): void {
  const { image, initCommand, runCommand } = spec as {
    image: string;
    initCommand?: string[];
    runCommand?: string[];
  };
  const filled = {
    ...spec,
    image: image
      .replace(/:<[^>]+>$/, ':v9.9.9')
      .replace(/^<[^>]+>$/, 'ghcr.io/example/new-service:v1.0.0'),
  } as PlatformServiceSpec;
  const { name } = metadata;
  expect(checkPlatformService({ name, spec: filled })).toEqual([]);
  expect(buildPlatformService({ name, spec: filled })).toEqual({
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata,
    spec: filled,
  });
  // The others are PlatformServices by nature.
  const isWrapped = newestTraits.some(
    traits => traits.image === image.replace(/:<.*/, ''),
  );
  expect(isWrapped).toBe(/\/service-provider-/.test(image));
  expect({ initCommand, runCommand }).toEqual({
    initCommand: isWrapped ? ['init', FLAG] : undefined,
    runCommand: isWrapped ? ['run', FLAG] : undefined,
  });
}

function expectConfiguration(
  object: ManifestObject,
  traits: VersionTraits,
  providerName: string,
): void {
  const draft = buildProviderConfiguration({
    traits,
    providerName,
    spec: object.spec,
  });
  expect(draft?.findings).toEqual([]);
  expect(draft?.object).toEqual(object);
}

function expectHelmDeployment({ spec }: ManifestObject): void {
  const sources = Object.keys(spec.chartSource as object);
  expect(sources).toHaveLength(1);
  expect(['git', 'helm', 'oci']).toContain(sources[0]);
  expect(spec).toMatchObject({
    namespace: expect.any(String),
    selector: {
      matchPurposes: [{ operator: 'ContainsAll', values: ['platform'] }],
    },
    install: { disableTakeOwnership: true },
    upgrade: { disableTakeOwnership: true },
  });
}

/** The instance: named as the PlatformService, in the operator's namespace. */
function expectOrder({ metadata, spec }: ManifestObject, service: string) {
  expect(metadata).toMatchObject({
    name: service,
    namespace: 'openmcp-system',
  });
  expect(spec).toEqual({ version: expect.stringMatching(/^v\d/) });
}

function expectSecondStage(objects: readonly ManifestObject[]): void {
  const [first, second] = objects.map(({ metadata, spec }) => ({
    name: metadata.name,
    dependsOn: spec.dependsOn,
  }));
  expect(second.dependsOn).toEqual([{ name: first.name }]);
}

function expectProposed(code: string, kind: string): void {
  expect(code).toMatch(
    new RegExp(`# proposed: no such kind exists\\n.*\\nkind: ${kind}`),
  );
}

function expectTraits(traits: object): void {
  const { findings } = parseProviderTraits({
    schemaVersion: 1,
    versions: [{ versionRange: '*', ...traits }],
  });
  expect(findings).toEqual([]);
}

/** The PlatformService of an example; where there is none, ESO is meant. */
function serviceIn(objects: readonly ManifestObject[]): string {
  return (
    objects.find(({ kind }) => kind === 'PlatformService')?.metadata.name ??
    'eso'
  );
}

function expectAsWanted(
  value: unknown,
  { values, code }: ConceptExample,
): void {
  const objects = values.filter(isManifestObject);
  if (!isManifestObject(value)) {
    expectTraits(value as object);
    return;
  }
  const service = serviceIn(objects);
  const configured = configuredBy(value);
  if (value.kind === 'PlatformService') {
    expectPlatformService(value);
  } else if (value.kind === 'HelmDeployment') {
    expectHelmDeployment(value);
  } else if (value.kind === 'Kustomization') {
    expectSecondStage(objects);
  } else if (configured) {
    expectConfiguration(value, configured, service);
  } else if (orderedFrom(value)) {
    expectOrder(value, service);
  } else {
    expectProposed(code, value.kind);
  }
}

const examples = readConceptExamples().map(
  example => [example.place, example] as const,
);

describe('examples of the concept', () => {
  it('are there for all six tools', () => {
    expect(
      examples.filter(([place]) => place.startsWith('tools.md')),
    ).toHaveLength(7);
  });

  it.each(examples)('%s is as our checks want it', (_, example) => {
    expect(example.values.length).toBeGreaterThan(0);
    example.values.forEach(value => expectAsWanted(value, example));
  });

  it.each(examples)(
    '%s orders what its configuration offers',
    (_, { values }) => {
      const objects = values.filter(isManifestObject);
      const offered = objects.filter(configuredBy).flatMap(({ spec }) => {
        const { versions = [], availableImages = [] } = spec as {
          versions?: { version: string }[];
          availableImages?: { versions: string[] }[];
        };
        return [
          ...versions.map(({ version }) => version),
          ...availableImages.flatMap(image => image.versions),
        ];
      });
      const orders = objects
        .filter(orderedFrom)
        .map(({ spec }) => spec.version);
      expect(
        orders.filter(
          version => offered.length && !offered.includes(version as string),
        ),
      ).toEqual([]);
    },
  );
});
