import { Entity } from '@backstage/catalog-model';
import { useApiHolder, useRouteRef } from '@backstage/core-plugin-api';
import { catalogApiRef } from '@backstage/plugin-catalog-react';
import { ANNOTATION } from '../../api/annotations';
import { installationOf } from './installationOf';
import { useLiveQuery } from '../../live';
import { catalogEntityRouteRef } from '../../routes';
import { InstallationAddress } from './useInstallation';

/** Milliseconds; which clusters that plugin knows changes seldom. */
const LEAST_INTERVAL = 5 * 60_000;

/** Set where Backstage's Kubernetes plugin knows the cluster. */
const KUBERNETES_CLUSTER = 'backstage.io/kubernetes-cluster';

/** How that plugin calls its tab of an entity. */
const TAB = 'kubernetes';

function isOf(entity: Entity, { cluster, kind, name }: InstallationAddress) {
  const found = installationOf(entity);
  return (
    found?.cluster === cluster && found.kind === kind && found.name === name
  );
}

/**
 * Address of what Backstage's Kubernetes plugin shows of an installation.
 *
 * @returns undefined where that plugin does not know the cluster, where the catalog
 * has no entity of the installation, and as long as that is not known: it is a
 * shortcut, and nothing is missing without
 * @internal
 */
export function useKubernetesTab(
  installation: InstallationAddress,
): string | undefined {
  const catalog = useApiHolder().get(catalogApiRef);
  const entityRoute = useRouteRef(catalogEntityRouteRef);
  const { cluster, kind, name } = installation;
  const { data } = useLiveQuery<{ entity?: Entity }>(
    `entity of ${JSON.stringify([cluster, kind, name])}`,
    async () => {
      if (!catalog || !entityRoute) {
        return {};
      }
      const { items } = await catalog.getEntities({
        filter: {
          kind: 'Resource',
          [`metadata.annotations.${ANNOTATION.cluster}`]: cluster,
          [`metadata.annotations.${ANNOTATION.kind}`]: kind,
          [`metadata.annotations.${ANNOTATION.name}`]: name,
        },
        fields: ['kind', 'metadata'],
      });
      return { entity: items.find(each => isOf(each, installation)) };
    },
    { leastInterval: LEAST_INTERVAL },
  );
  const entity = data?.entity;
  if (!entity?.metadata.annotations?.[KUBERNETES_CLUSTER] || !entityRoute) {
    return undefined;
  }
  return `${entityRoute({
    kind: entity.kind.toLocaleLowerCase('en-US'),
    namespace: entity.metadata.namespace ?? 'default',
    name: entity.metadata.name,
  })}/${TAB}`;
}
