import { ClusterState } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterReason } from '../../clusters';
import { ClusterStatus } from './ClusterStatus';
import { StateOfKind } from './StateOfKind';
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
    const reason = kinds.find(each => each.reason)?.reason;
    if (known.length < kinds.length) {
      // What was read before is not lost because it is looked for anew.
      const isNew = kinds.some(
        each => each.state === 'connecting' && each.asOf === undefined,
      );
      return { state: isNew ? 'connecting' : 'degraded', reason };
    }
    return { state: reason ? 'degraded' : 'live', reason };
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
 * @remarks
 * A cluster is as good as what is known of its installations. Kinds that rules of
 * eligibility alone look at count for nothing but the last proof of life: who gave
 * the portal no right to them, or has not yet, still sees the health of everything
 * in full, and the rules themselves say what they could not check.
 *
 * @param collections - state of each collection that health needs
 * @param surroundings - state of each of the others
 * @internal
 */
export function deriveClusterStatus(
  collections: StateOfKind[],
  surroundings: StateOfKind[] = [],
): ClusterStatus {
  const byKind = new Map<string, StateOfKind[]>();
  for (const each of collections) {
    byKind.set(each.kind, [...(byKind.get(each.kind) ?? []), each]);
  }
  const kinds = [...byKind.values()].map(([first, ...others]) => ({
    kind: first.kind,
    group: first.group,
    ...mergeNamespaces([first, ...others].map(each => each.state)),
  }));
  const { state, reason } = deriveState(
    kinds.map(each => ({ ...each, ...withoutInformation(each) })),
  );
  const listed = kinds.filter(each => each.asOf !== undefined);
  const aged = listed.find(
    each =>
      each.state === 'failed' ||
      each.state === 'forbidden' ||
      each.state === 'connecting',
  );
  return {
    state,
    reason,
    asOf: latest(
      [...collections, ...surroundings].map(each => each.state.asOf),
    ),
    kinds,
    surroundings: surroundings.map(({ kind, group, state: known }) => ({
      ...known,
      kind,
      group,
    })),
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
