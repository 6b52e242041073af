import { Entity } from '@backstage/catalog-model';
import { defaultCatalogCollatorEntityTransformer } from '@backstage/plugin-search-backend-module-catalog';
import { createEntityDocument } from './createEntityDocument';

function entityWith(
  type: string,
  metadata: Partial<Entity['metadata']>,
): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Resource',
    metadata: { name: 'eu-live.ps.velero', ...metadata },
    spec: { type, owner: 'group:default/platform' },
  };
}

describe('createEntityDocument', () => {
  it('names cluster, kind, provider and the whole name of an installation', () => {
    const { text, title } = createEntityDocument(
      entityWith('openmcp-installation', {
        title: 'velero on EU live',
        description: 'Platform service velero',
        annotations: {
          'openmcp.cloud/cluster': 'eu-live',
          'openmcp.cloud/installation-kind': 'PlatformService',
          'openmcp.cloud/installation-name': 'velero.prod',
          'openmcp.cloud/provider': 'component:default/service-provider-velero',
        },
      }),
    );
    expect(title).toBe('velero on EU live');
    for (const word of [
      'Platform service velero',
      'eu-live',
      'PlatformService',
      'velero.prod',
      'service-provider-velero',
    ]) {
      expect(text).toContain(word);
    }
  });

  it('names the image of a provider, whole and in parts', () => {
    const { text } = createEntityDocument(
      entityWith('openmcp-service-provider', {
        annotations: {
          'openmcp.cloud/image':
            'ghcr.io/openmcp-project/images/service-provider-velero',
        },
      }),
    );
    expect(text.split(' ')).toEqual(
      expect.arrayContaining([
        'ghcr.io/openmcp-project/images/service-provider-velero',
        'service-provider-velero',
        'openmcp-project',
      ]),
    );
  });

  it('leaves the documents of others as they are', () => {
    const other = entityWith('database', {
      annotations: { 'openmcp.cloud/image': 'ghcr.io/acme/database' },
    });
    expect(createEntityDocument(other)).toEqual(
      defaultCatalogCollatorEntityTransformer(other),
    );
  });

  it('is not upset by odd values', () => {
    const odd = entityWith('openmcp-tool', {
      annotations: { 'openmcp.cloud/provider': 'a:b:c/d' },
      tags: undefined,
    });
    odd.spec = { ...odd.spec, openmcp: { tool: 7 } };
    expect(createEntityDocument(odd).text).toContain('eu-live.ps.velero');
  });
});
