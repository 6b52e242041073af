import type { Entity } from '@backstage/catalog-model';
import type { EligibilitySubject } from '@openmcp/backstage-plugin-openmcp-common';
import {
  parseProviderTraits,
  selectVersion,
} from '@openmcp/backstage-plugin-openmcp-common';

const kinds: Readonly<Record<string, EligibilitySubject['kind']>> = {
  'openmcp-service-provider': 'service-provider',
  'openmcp-platform-service': 'platform-service',
};

/**
 * Makes of entities what eligibility can be asked of.
 *
 * @internal
 */
export function createSubjects(
  entities: readonly Entity[],
): EligibilitySubject[] {
  return entities.map(({ metadata, spec }) => {
    const annotations = metadata.annotations ?? {};
    const { traits } = parseProviderTraits(spec?.openmcp);
    const version = annotations['openmcp.cloud/proposed-tag'];
    return {
      kind: kinds[String(spec?.type)],
      title: metadata.title ?? metadata.name,
      name: annotations['openmcp.cloud/provider-name'],
      trust: 'trusted',
      image: annotations['openmcp.cloud/image'],
      version,
      traits: traits && selectVersion(traits, version),
    };
  });
}
