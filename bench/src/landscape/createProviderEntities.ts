import type { Entity } from '@backstage/catalog-model';
import { traitTemplates } from './traitTemplates';

/** Where the images of the benchmarks lie. */
export const imageFolder = 'registry.example.org/images';

/**
 * So many entities that describe providers, of several sorts. The first one
 * provides what the others are delivered by.
 *
 * @internal
 */
export function createProviderEntities(count: number): Entity[] {
  return Array.from({ length: count }, (_, index) => {
    const template = traitTemplates[index % traitTemplates.length];
    const name = index === 0 ? 'flux' : `tool-${index}`;
    // By way of text, so that nothing is shared, as when the catalog answers.
    const traits = JSON.parse(
      JSON.stringify(template).replaceAll('NAME', name),
    );
    const entityName = traits.component;
    return {
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Component',
      metadata: {
        name: entityName,
        title: name,
        annotations: {
          'backstage.io/managed-by-origin-location': 'openmcp:upstream',
          'openmcp.cloud/image': `${imageFolder}/${entityName}`,
          'openmcp.cloud/provider-name': name,
          'openmcp.cloud/proposed-tag': 'v1.2.0',
        },
      },
      spec: {
        type: `openmcp-${entityName.slice(0, -name.length - 1)}`,
        lifecycle: 'production',
        owner: 'group:default/owners',
        openmcp: { schemaVersion: 1, versions: [traits] },
      },
    };
  });
}
