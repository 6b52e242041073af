import { ComponentEntity, Entity } from '@backstage/catalog-model';
import { ProviderTraits } from '@openmcp/backstage-plugin-openmcp-common';
import { UpstreamProvider } from './UpstreamProvider';

/**
 * The entity that describes an upstream provider.
 *
 * @internal
 */
export function createProviderEntity(
  provider: UpstreamProvider,
): ComponentEntity {
  const [organization] = provider.repository.split('/');
  const traits: ProviderTraits = {
    schemaVersion: 1,
    ...(provider.tool && { tool: provider.tool }),
    ...(provider.alreadyThere && { alreadyThere: provider.alreadyThere }),
    ...(provider.managedByOperator && { managedByOperator: true }),
    versions: [...provider.versions],
  };
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: {
      name: provider.name,
      title: provider.title,
      description: provider.description,
      annotations: {
        'openmcp.cloud/image': provider.image,
        'openmcp.cloud/provider-name': provider.providerName,
        ...(provider.newestRelease && {
          'openmcp.cloud/proposed-tag': provider.newestRelease,
        }),
      },
      tags: ['openmcp'],
      links: [
        {
          url: `https://github.com/${provider.repository}`,
          title: 'Source',
        },
      ],
    },
    spec: {
      type: provider.type,
      lifecycle: provider.lifecycle,
      owner: `group:default/${organization}`,
      system: 'system:default/openmcp',
      // Entities are JSON; what has no value must not be there.
      openmcp: JSON.parse(JSON.stringify(traits)) as Entity['spec'],
    },
  } as ComponentEntity;
}
