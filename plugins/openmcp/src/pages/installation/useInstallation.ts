import { useApi } from '@backstage/core-plugin-api';
import {
  Installation,
  InstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { expectLists, useLiveQuery } from '../../live';

/**
 * Names one installation.
 *
 * @internal
 */
export interface InstallationAddress {
  cluster: string;
  kind: InstallationKind;
  name: string;
}

/**
 * One installation, kept current. After its deletion `data` is its last state
 * and `problem` is of the kind `not-found`.
 *
 * @internal
 */
export function useInstallation(address: InstallationAddress) {
  const api = useApi(openmcpApiRef);
  const { cluster, kind, name } = address;
  return useLiveQuery<Installation>(
    JSON.stringify([cluster, kind, name]),
    async (_, signal) =>
      expectLists(
        await api.getInstallation({ cluster, kind, name }, { signal }),
        'conditions',
        'events',
        'pods',
        'reasons',
      ),
  );
}
