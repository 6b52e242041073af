import { GroupEntity, SystemEntity } from '@backstage/catalog-model';

function createGroup(
  name: string,
  title: string,
  description: string,
): GroupEntity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Group',
    metadata: {
      name,
      title,
      description,
      links: [{ url: `https://github.com/${name}`, title: 'GitHub' }],
    },
    spec: { type: 'organization', children: [] },
  };
}

/**
 * The organizations on GitHub that own the upstream providers. Groups are named
 * like them.
 *
 * @internal
 */
export const upstreamGroups: readonly GroupEntity[] = [
  createGroup(
    'openmcp-project',
    'openMCP project',
    'Maintainers of openMCP (OpenControlPlane)',
  ),
  createGroup(
    'open-component-model',
    'Open Component Model',
    'Maintainers of the Open Component Model',
  ),
];

/**
 * The system that all upstream providers are part of.
 *
 * @internal
 */
export const upstreamSystem: SystemEntity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'System',
  metadata: {
    name: 'openmcp',
    title: 'openMCP',
    description:
      'Control planes as a service: the openmcp-operator and its providers',
    links: [{ url: 'https://github.com/openmcp-project', title: 'GitHub' }],
  },
  spec: { owner: 'group:default/openmcp-project' },
};
