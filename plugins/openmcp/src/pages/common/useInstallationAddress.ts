import { useCallback } from 'react';
import { useRouteRef } from '@backstage/core-plugin-api';
import { installationRouteRef } from '../../routes';

/**
 * Makes addresses of installation pages. Every part is encoded, so that any
 * name of a cluster or an object survives.
 *
 * @internal
 */
export function useInstallationAddress() {
  const route = useRouteRef(installationRouteRef);
  return useCallback(
    (installation: { cluster: string; kind: string; name: string }) =>
      route({
        cluster: encodeURIComponent(installation.cluster),
        kind: encodeURIComponent(installation.kind),
        name: encodeURIComponent(installation.name),
      }),
    [route],
  );
}
