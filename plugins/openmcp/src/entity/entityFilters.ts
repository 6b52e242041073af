import { Entity } from '@backstage/catalog-model';
import { FilterPredicate } from '@backstage/filter-predicates';

const PROVIDER_TYPES = [
  'openmcp-service-provider',
  'openmcp-platform-service',
  'openmcp-cluster-provider',
];
const TOOL_TYPE = 'openmcp-tool';

/**
 * Types of components that openMCP has a page of.
 *
 * @internal
 */
export const SUBJECT_TYPES = [...PROVIDER_TYPES, TOOL_TYPE];

/**
 * Providers and tools.
 *
 * @internal
 */
export const isProvider: FilterPredicate = {
  kind: 'component',
  'spec.type': { $in: SUBJECT_TYPES },
};

/**
 * Installations, by type or by annotation.
 *
 * @internal
 */
export const isInstallation: FilterPredicate = {
  $all: [
    { kind: 'resource' },
    {
      $any: [
        { 'spec.type': 'openmcp-installation' },
        {
          'metadata.annotations.openmcp.cloud/installation-name': {
            $exists: true,
          },
        },
      ],
    },
  ],
};

/**
 * Clusters of which the annotation says which platform cluster they are. An
 * annotated installation is none.
 *
 * @internal
 */
export const isCluster: FilterPredicate = {
  $all: [
    {
      kind: 'resource',
      'metadata.annotations.openmcp.cloud/cluster': { $exists: true },
    },
    { $not: isInstallation },
  ],
};

/**
 * Systems. Whether one has providers only the catalog knows.
 *
 * @internal
 */
export const isSystem: FilterPredicate = { kind: 'system' };

/**
 * Whether it is a tool: something that a provider manages, without an image of
 * its own.
 *
 * @internal
 */
export function isTool(entity: Entity): boolean {
  return String(entity.spec?.type).toLowerCase() === TOOL_TYPE;
}
