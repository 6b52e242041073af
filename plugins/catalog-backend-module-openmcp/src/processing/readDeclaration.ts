import {
  Entity,
  parseEntityRef,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import {
  parseProviderTraits,
  selectVersion,
  VersionTraits,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What an entity declares of itself, as far as relations follow from it.
 *
 * @internal
 */
export interface Declaration {
  isTool: boolean;
  isPlatformService: boolean;
  /** Entity reference of the tool that the provider manages. */
  tool?: string;
  /** Capabilities that others may depend on. */
  provides: readonly string[];
  /** Capabilities that it needs. */
  needs: readonly string[];
}

function readRef(entity: Entity, ref: string | undefined): string | undefined {
  if (ref === undefined) {
    return undefined;
  }
  try {
    return stringifyEntityRef(
      parseEntityRef(ref, {
        defaultKind: 'Component',
        defaultNamespace: entity.metadata.namespace,
      }),
    );
  } catch {
    return undefined;
  }
}

function proposedTag(entity: Entity): string | undefined {
  const tag = entity.metadata.annotations?.['openmcp.cloud/proposed-tag'];
  return typeof tag === 'string' ? tag : undefined;
}

/**
 * Reads `spec.openmcp` of an entity; never throws. Of several ranges of versions
 * the one of the proposed tag counts, else the newest.
 *
 * @returns undefined when the entity has none that could be read
 * @internal
 */
export function readDeclaration(entity: Entity): Declaration | undefined {
  const { spec } = entity;
  if (spec?.openmcp === undefined) {
    return undefined;
  }
  const { traits } = parseProviderTraits(spec.openmcp);
  if (!traits) {
    return undefined;
  }
  const version: VersionTraits | undefined =
    selectVersion(traits, proposedTag(entity)) ?? selectVersion(traits);
  return {
    isTool: spec.type === 'openmcp-tool',
    isPlatformService: spec.type === 'openmcp-platform-service',
    tool: readRef(entity, traits.tool),
    provides: version?.provides ?? [],
    needs: version?.dependsOn?.map(({ capability }) => capability) ?? [],
  };
}
