import { ClusterState } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterReason } from '../../clusters';
import { ClusterStatus } from './ClusterStatus';
import { KindState } from './KindState';

/** What stands for a kind when its namespaces differ, the worst first. */
const severity: ReadonlyArray<KindState['state']> = [
  'failed',
  'forbidden',
  'connecting',
  'not-installed',
  'readable',
];

function earliest(times: Array<number | undefined>): number | undefined {
  const known = times.filter(time => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

function latest(times: Array<number | undefined>): number | undefined {
  const known = times.filter(time => time !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

function mergeNamespaces(states: KindState[]): KindState {
  const worst = [...states].sort(
    (a, b) => severity.indexOf(a.state) - severity.indexOf(b.state),
  )[0];
  const allListed = states.every(each => each.asOf !== undefined);
  return {
    ...worst,
    reason: worst.reason ?? states.find(each => each.reason)?.reason,
    asOf: allListed ? earliest(states.map(each => each.asOf)) : undefined,
  };
}

function describeKinds(kinds: string[]): ClusterReason {
  return {
    code: 'kinds-not-readable',
    params: { kinds: kinds.join(', ') },
    message: `not readable: ${kinds.join(', ')}`,
  };
}

function deriveState(
  kinds: ClusterStatus['kinds'],
): Pick<ClusterStatus, 'state' | 'reason'> {
  const failed = kinds.filter(each => each.state === 'failed');
  const forbidden = kinds.filter(each => each.state === 'forbidden');
  const known = kinds.filter(
    each =>
      each.state === 'readable' ||
      // Rarely looked for, so it says nothing while others fail.
      (each.state === 'not-installed' && failed.length === 0),
  );
  if (failed.length + forbidden.length === 0) {
    return known.length === kinds.length
      ? { state: 'live', reason: kinds.find(each => each.reason)?.reason }
      : {
          state: 'connecting',
          reason: kinds.find(each => each.reason)?.reason,
        };
  }
  if (known.length === 0) {
    const refused = [...failed, ...forbidden].find(
      each =>
        each.reason?.code === 'unauthorized' ||
        each.reason?.code === 'credentials-unreadable',
    );
    if (refused) {
      return { state: 'unauthorized', reason: refused.reason };
    }
    if (failed.length > 0) {
      return { state: 'unreachable', reason: failed[0].reason };
    }
    return forbidden.length === kinds.length
      ? { state: 'unauthorized', reason: forbidden[0].reason }
      : { state: 'connecting' };
  }
  const state: ClusterState = 'degraded';
  return {
    state,
    reason: describeKinds([...failed, ...forbidden].map(each => each.kind)),
  };
}

/** A kind that worked out well says so through its information, not a reason. */
function withoutInformation(state: KindState): KindState {
  return state.state === 'not-installed'
    ? { ...state, reason: undefined }
    : state;
}

/**
 * Sums up what is known of every collection of a cluster.
 *
 * @param collections - state of each collection, with the name of its kind
 * @internal
 */
export function deriveClusterStatus(
  collections: Array<{ kind: string; state: KindState }>,
): ClusterStatus {
  const names = [...new Set(collections.map(each => each.kind))];
  const kinds = names.map(kind => ({
    kind,
    ...mergeNamespaces(
      collections.filter(each => each.kind === kind).map(each => each.state),
    ),
  }));
  const { state, reason } = deriveState(
    kinds.map(each => ({ ...each, ...withoutInformation(each) })),
  );
  const listed = kinds.filter(each => each.asOf !== undefined);
  const aged = listed.find(
    each => each.state === 'failed' || each.state === 'forbidden',
  );
  return {
    state,
    reason,
    asOf: latest(collections.map(each => each.state.asOf)),
    kinds,
    freshness: {
      asOf: earliest(listed.map(each => each.asOf)),
      stale: aged !== undefined || listed.length === 0,
      reason: aged?.reason ?? (listed.length === 0 ? reason : undefined),
    },
    unreadKinds: kinds
      .filter(each => each.asOf === undefined && each.state !== 'not-installed')
      .map(each => each.kind),
  };
}
