import { Entity } from '@backstage/catalog-model';
import { createComponentExtension } from '@backstage/core-plugin-api';
import { filterPredicateToFilterFunction } from '@backstage/filter-predicates';
import { isCluster, isInstallation, isProvider } from '../entity/entityFilters';
import { openmcpPlugin } from './plugin';

/**
 * Whether an entity is a provider or a tool of openMCP.
 *
 * @public
 */
export const isOpenmcpProvider: (entity: Entity) => boolean =
  filterPredicateToFilterFunction(isProvider);

/**
 * Whether an entity is an installation on a platform cluster.
 *
 * @public
 */
export const isOpenmcpInstallation: (entity: Entity) => boolean =
  filterPredicateToFilterFunction(isInstallation);

/**
 * Whether an entity is a platform cluster.
 *
 * @public
 */
export const isOpenmcpCluster: (entity: Entity) => boolean =
  filterPredicateToFilterFunction(isCluster);

/**
 * Whether there is something to see in {@link EntityOpenmcpContent}.
 *
 * @public
 */
export function isOpenmcpAvailable(entity: Entity): boolean {
  return isOpenmcpProvider(entity) || isOpenmcpInstallation(entity);
}

/**
 * Card for the page of a provider or tool.
 *
 * @public
 */
export const EntityOpenmcpProviderCard: () => JSX.Element =
  openmcpPlugin.provide(
    createComponentExtension({
      name: 'EntityOpenmcpProviderCard',
      component: {
        lazy: () => import('../entity/cards').then(cards => cards.ProviderCard),
      },
    }),
  );

/**
 * Card for the page of an installation.
 *
 * @public
 */
export const EntityOpenmcpInstallationCard: () => JSX.Element =
  openmcpPlugin.provide(
    createComponentExtension({
      name: 'EntityOpenmcpInstallationCard',
      component: {
        lazy: () =>
          import('../entity/cards').then(cards => cards.InstallationCard),
      },
    }),
  );

/**
 * Card for the page of a platform cluster.
 *
 * @public
 */
export const EntityOpenmcpClusterCard: () => JSX.Element =
  openmcpPlugin.provide(
    createComponentExtension({
      name: 'EntityOpenmcpClusterCard',
      component: {
        lazy: () => import('../entity/cards').then(cards => cards.ClusterCard),
      },
    }),
  );

/**
 * Card for the page of a system; nothing where it has no provider.
 *
 * @public
 */
export const EntityOpenmcpSystemCard: () => JSX.Element | null =
  openmcpPlugin.provide(
    createComponentExtension({
      name: 'EntityOpenmcpSystemCard',
      component: {
        lazy: () => import('../entity/cards').then(cards => cards.SystemCard),
      },
    }),
  );

/**
 * The tab "openMCP" on the page of a provider, tool or installation.
 *
 * @public
 */
export const EntityOpenmcpContent: () => JSX.Element = openmcpPlugin.provide(
  createComponentExtension({
    name: 'EntityOpenmcpContent',
    component: {
      lazy: () => import('../entity/EntityTab').then(tab => tab.EntityTab),
    },
  }),
);
