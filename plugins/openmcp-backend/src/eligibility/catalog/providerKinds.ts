import { ProviderKind } from '@openmcp/backstage-plugin-openmcp-common';

/** `spec.type` of the Components that describe providers and tools. */
const kindsByType: ReadonlyMap<string, ProviderKind> = new Map([
  ['openmcp-service-provider', 'service-provider'],
  ['openmcp-platform-service', 'platform-service'],
  ['openmcp-cluster-provider', 'cluster-provider'],
  ['openmcp-tool', 'tool'],
]);

/**
 * Values of `spec.type` that concern this plugin.
 *
 * @internal
 */
export const PROVIDER_ENTITY_TYPES: readonly string[] = [...kindsByType.keys()];

/**
 * What a Component describes, by its `spec.type`.
 *
 * @internal
 */
export function providerKindOf(type: unknown): ProviderKind | undefined {
  return typeof type === 'string'
    ? kindsByType.get(type.toLocaleLowerCase('en-US'))
    : undefined;
}
