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

/** Milliseconds; an answer that says the same sooner was not held back at all. */
const HELD_BACK = 1_000;

function check(answer: Installation): Installation {
  return expectLists(answer, 'conditions', 'events', 'pods', 'reasons');
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
  const installation = { cluster, kind, name };
  return useLiveQuery<Installation>(
    JSON.stringify([cluster, kind, name]),
    async (_, signal) =>
      check(await api.getInstallation(installation, { signal })),
    {
      wait: async (previous, signal) => {
        const askedAt = Date.now();
        const answer = check(
          await api.waitForInstallation(
            installation,
            { after: previous.etag },
            { signal },
          ),
        );
        const isSame = answer.etag === previous.etag;
        if (isSame && Date.now() - askedAt < HELD_BACK) {
          throw new Error('Something on the way to the backend does not wait.');
        }
        return answer;
      },
    },
  );
}
