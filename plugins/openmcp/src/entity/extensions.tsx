import {
  EntityCardBlueprint,
  EntityContentBlueprint,
  EntityIconLinkBlueprint,
} from '@backstage/plugin-catalog-react/alpha';
import { mayRead } from '../mayRead';
import { entityMessages } from '../messages/entityMessages';
import {
  isCluster,
  isInstallation,
  isProvider,
  isSystem,
} from './entityFilters';
import { useStatusLink } from './useStatusLink';

/**
 * What openMCP adds to the pages of catalog entities.
 *
 * @internal
 */
export const entityExtensions = [
  EntityCardBlueprint.make({
    name: 'provider',
    if: mayRead,
    params: {
      filter: isProvider,
      loader: () => import('./cards').then(cards => <cards.ProviderCard />),
    },
  }),
  EntityCardBlueprint.make({
    name: 'installation',
    if: mayRead,
    params: {
      filter: isInstallation,
      loader: () => import('./cards').then(cards => <cards.InstallationCard />),
    },
  }),
  EntityCardBlueprint.make({
    name: 'cluster',
    if: mayRead,
    params: {
      filter: isCluster,
      loader: () => import('./cards').then(cards => <cards.ClusterCard />),
    },
  }),
  EntityCardBlueprint.make({
    name: 'system',
    if: mayRead,
    params: {
      filter: isSystem,
      loader: () => import('./cards').then(cards => <cards.SystemCard />),
    },
  }),
  EntityContentBlueprint.make({
    name: 'status',
    if: mayRead,
    params: {
      path: '/openmcp',
      title: entityMessages.entity.tab,
      group: 'operation',
      filter: { $any: [isProvider, isInstallation] },
      loader: () => import('./EntityTab').then(tab => <tab.EntityTab />),
    },
  }),
  EntityIconLinkBlueprint.make({
    name: 'status',
    if: mayRead,
    params: {
      useProps: useStatusLink,
      filter: { $any: [isProvider, isInstallation, isCluster] },
    },
  }),
];
