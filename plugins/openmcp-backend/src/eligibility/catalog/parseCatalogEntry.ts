import {
  ANNOTATION_ORIGIN_LOCATION,
  DEFAULT_NAMESPACE,
  Entity,
  parseEntityRef,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import {
  parseProviderTraits,
  ProviderTraits,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ImageMirrors } from '../images';
import { TrustedLocations } from '../trust';
import { CatalogEntry } from './CatalogEntry';
import { providerKindOf } from './providerKinds';

/** Annotations of entities that describe providers. */
const annotationNames = {
  /** Repository without tag. */
  image: 'openmcp.cloud/image',
  proposedTag: 'openmcp.cloud/proposed-tag',
  installationName: 'openmcp.cloud/provider-name',
} as const;

/**
 * How {@link parseCatalogEntry} judges where traits come from and which images
 * are the same.
 *
 * @internal
 */
export interface CatalogEntryOptions {
  trustedLocations: TrustedLocations;
  mirrors: ImageMirrors;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : undefined;
}

/** Nothing for what is no reference: it is shown by nobody and refers to nothing. */
function refOf(
  value: unknown,
  defaultKind: string,
  defaultNamespace: string,
): string | undefined {
  try {
    return typeof value === 'string'
      ? stringifyEntityRef(
          parseEntityRef(value, { defaultKind, defaultNamespace }),
        )
      : undefined;
  } catch {
    return undefined;
  }
}

/** A hypothetical image is its own one only, whatever it stands for. */
function imagesOf(
  annotated: string | undefined,
  traits: ProviderTraits | undefined,
): string[] {
  if (traits?.hypothetical && annotated !== undefined) {
    return [annotated];
  }
  const declared = traits?.versions.map(({ image }) => image) ?? [];
  return [annotated, ...declared].filter(image => image !== undefined);
}

/**
 * Reads an entity that describes a provider or a tool. Traits from elsewhere
 * than a trusted location are left out, so that nothing can be built on them.
 *
 * @returns undefined for an entity of another type
 * @internal
 */
export function parseCatalogEntry(
  entity: Entity,
  { trustedLocations, mirrors }: CatalogEntryOptions,
): CatalogEntry | undefined {
  const kind = providerKindOf(entity.spec?.type);
  if (kind === undefined || entity.kind.toLowerCase() !== 'component') {
    return undefined;
  }
  const { metadata, spec } = entity;
  const namespace = metadata.namespace ?? DEFAULT_NAMESPACE;
  const annotations = metadata.annotations ?? {};
  const { traits, findings } = parseProviderTraits(spec?.openmcp);
  const annotated = textOf(annotations[annotationNames.image]);
  const images = kind === 'tool' ? [] : imagesOf(annotated, traits);
  const trusted = trustedLocations.trusts(
    annotations[ANNOTATION_ORIGIN_LOCATION],
  );
  return {
    entity,
    entityRef: stringifyEntityRef(entity),
    kind,
    name: metadata.name,
    title: textOf(metadata.title) ?? metadata.name,
    description: textOf(metadata.description),
    owner: refOf(spec?.owner, 'group', namespace),
    system: refOf(spec?.system, 'system', namespace),
    tool: refOf(traits?.tool, 'component', namespace),
    image: images[0],
    repositories: [
      ...new Set(images.map(image => mirrors.parse(image).repository)),
    ],
    proposedTag: textOf(annotations[annotationNames.proposedTag]),
    installationName: textOf(annotations[annotationNames.installationName]),
    trusted,
    traits: trusted ? traits : undefined,
    findings,
    hypothetical: traits?.hypothetical !== undefined,
    standsFor: refOf(traits?.hypothetical?.standsFor, 'component', namespace),
  };
}
