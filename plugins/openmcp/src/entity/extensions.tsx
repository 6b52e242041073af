import {
  EntityCardBlueprint,
  EntityContentBlueprint,
  EntityIconLinkBlueprint,
} from '@backstage/plugin-catalog-react/alpha';
import { mayRead } from '../mayRead';
import { entityTitles } from '../messages/entityTitles';
import {
  isCluster,
  isInstallation,
  isProvider,
  isSystem,
} from './entityFilters';
import { useStatusLink } from './useStatusLink';

// One place that loads them: each further one adds to what every page loads first.
const loadCards = () => import('./cards');

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
      loader: () => loadCards().then(cards => <cards.ProviderCard />),
    },
  }),
  EntityCardBlueprint.make({
    name: 'installation',
    if: mayRead,
    params: {
      filter: isInstallation,
      loader: () => loadCards().then(cards => <cards.InstallationCard />),
    },
  }),
  EntityCardBlueprint.make({
    name: 'cluster',
    if: mayRead,
    params: {
      filter: isCluster,
      loader: () => loadCards().then(cards => <cards.ClusterCard />),
    },
  }),
  EntityCardBlueprint.make({
    name: 'system',
    if: mayRead,
    params: {
      filter: isSystem,
      loader: () => loadCards().then(cards => <cards.SystemCard />),
    },
  }),
  EntityContentBlueprint.make({
    name: 'status',
    if: mayRead,
    params: {
      path: '/openmcp',
      title: entityTitles.tab,
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
