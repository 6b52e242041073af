import { useApi } from '@backstage/core-plugin-api';
import { InstallationList } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { useLiveQuery } from '../../live';

/** openMCP makes two of its own on each cluster; more than this are others, too. */
const MOST_OWN = 20;

/**
 * Whether all there is are the services that the openmcp-operator makes itself, so
 * that the reader has yet to begin.
 *
 * @param total - how many installations there are
 * @internal
 */
export function useOwnOnly(total: number | null | undefined): boolean {
  const api = useApi(openmcpApiRef);
  const isFew = Boolean(total) && (total ?? 0) <= MOST_OWN;
  const { data } = useLiveQuery<InstallationList | undefined>(
    isFew ? 'own' : 'not-asked',
    async (previous, signal) =>
      isFew
        ? (await api.getInstallations(
            { limit: MOST_OWN },
            { signal, ifNoneMatch: previous?.etag },
          )) ?? previous
        : undefined,
  );
  const items = data?.items ?? [];
  return isFew && items.length > 0 && items.every(own => own.managedByOperator);
}
