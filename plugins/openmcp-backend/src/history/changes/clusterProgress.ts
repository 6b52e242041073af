import { isInstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView } from '../../fleet';

/**
 * Whether all installations of a cluster are among its snapshots, so that one that
 * is not is gone.
 *
 * @internal
 */
export function isComplete({ status, isSettling }: ClusterView): boolean {
  return (
    !isSettling &&
    status.kinds
      .filter(({ kind }) => isInstallationKind(kind))
      .every(
        ({ state, asOf }) =>
          asOf !== undefined &&
          (state === 'readable' || state === 'not-installed'),
      )
  );
}

/**
 * Whether as much is known as will be of what tells the cluster from others: it
 * may be that this must not be read.
 *
 * @internal
 */
export function isIdentified({ status }: ClusterView): boolean {
  return !status.surroundings.some(
    ({ kind, state, asOf }) =>
      kind === 'Namespace' && state === 'connecting' && asOf === undefined,
  );
}

/**
 * Whether each kind of a cluster was asked for, and something was answered.
 *
 * @internal
 */
export function isListed({ status }: ClusterView): boolean {
  return (
    status.kinds.some(({ asOf }) => asOf !== undefined) &&
    status.kinds.every(({ state }) => state !== 'connecting')
  );
}
