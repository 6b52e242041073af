import { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * A provider that openMCP publishes, before it becomes an entity.
 *
 * @internal
 */
export interface UpstreamProvider {
  /** Name of the entity: the component that upstream publishes. */
  name: string;
  title: string;
  description: string;
  type:
    | 'openmcp-service-provider'
    | 'openmcp-platform-service'
    | 'openmcp-cluster-provider';
  lifecycle: 'experimental' | 'production';
  /** `organization/repository` on GitHub. */
  repository: string;
  /** Image repository without tag. */
  image: string;
  /** Name that the object on the platform cluster usually has. */
  providerName: string;
  /** Newest release that is known; missing where none is. */
  newestRelease?: string;
  /** Entity reference of the tool that the provider manages. */
  tool?: string;
  /** Why the tool needs no other route onto the platform cluster. */
  alreadyThere?: string;
  /** True for the services that the openmcp-operator creates itself. */
  managedByOperator?: boolean;
  versions: readonly VersionTraits[];
}
