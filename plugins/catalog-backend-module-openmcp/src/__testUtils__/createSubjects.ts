import { Entity, stringifyEntityRef } from '@backstage/catalog-model';
import {
  EligibilitySubject,
  parseProviderTraits,
  ProviderKind,
  selectVersion,
} from '@openmcp/backstage-plugin-openmcp-common';

const kinds: Record<string, ProviderKind> = {
  'openmcp-service-provider': 'service-provider',
  'openmcp-platform-service': 'platform-service',
  'openmcp-cluster-provider': 'cluster-provider',
  'openmcp-tool': 'tool',
};

/**
 * Makes of entities what eligibility can be asked of, as a portal that trusts all
 * of them would; keys are names of entities.
 *
 * @param asked - version of all of them; default: the newest release of each
 */
export function createSubjects(
  entities: readonly Entity[],
  asked?: string,
): Map<string, EligibilitySubject> {
  const byRef = new Map(
    entities.map(entity => [stringifyEntityRef(entity), entity]),
  );
  const subjects = new Map<string, EligibilitySubject>();
  for (const entity of entities) {
    const kind = kinds[String(entity.spec?.type)];
    if (kind) {
      subjects.set(
        entity.metadata.name,
        createSubject(entity, kind, byRef, asked),
      );
    }
  }
  return subjects;
}

function createSubject(
  entity: Entity,
  kind: ProviderKind,
  byRef: ReadonlyMap<string, Entity>,
  asked: string | undefined,
): EligibilitySubject {
  const { metadata } = entity;
  const version = asked ?? metadata.annotations?.['openmcp.cloud/proposed-tag'];
  const { traits } = parseProviderTraits(entity.spec?.openmcp);
  const tool = traits?.tool && byRef.get(traits.tool);
  const { traits: ofTool } = tool
    ? parseProviderTraits(tool.spec?.openmcp)
    : { traits: undefined };
  return {
    kind,
    title: metadata.title ?? metadata.name,
    name: metadata.annotations?.['openmcp.cloud/provider-name'],
    trust: 'trusted',
    image: metadata.annotations?.['openmcp.cloud/image'],
    version,
    traits: traits && selectVersion(traits, version),
    toolTraits: ofTool && selectVersion(ofTool),
    managedByOperator: traits?.managedByOperator,
    alreadyThere: traits?.alreadyThere ?? ofTool?.alreadyThere,
  };
}
