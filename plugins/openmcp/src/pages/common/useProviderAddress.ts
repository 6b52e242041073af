import { useCallback } from 'react';
import { parseEntityRef } from '@backstage/catalog-model';
import { useRouteRef } from '@backstage/core-plugin-api';
import { providerRouteRef } from '../../routes';

/**
 * Makes addresses of provider pages from entity references.
 *
 * @internal
 */
export function useProviderAddress() {
  const route = useRouteRef(providerRouteRef);
  return useCallback(
    (entityRef: string) => {
      const { kind, name, namespace } = parseEntityRef(entityRef);
      return route({
        kind: encodeURIComponent(kind),
        namespace: encodeURIComponent(namespace),
        name: encodeURIComponent(name),
      });
    },
    [route],
  );
}
