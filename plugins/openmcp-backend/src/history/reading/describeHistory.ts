import {
  HistoryChange,
  HistoryGap,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ObservedChange } from '../changes';
import { Gap } from '../readings';

function toText(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * A change as it is told.
 *
 * @internal
 */
export function describeChange(change: ObservedChange): HistoryChange {
  const { cluster, kind, name, uid, type, at, before, after, details } = change;
  return {
    cluster,
    kind,
    name,
    uid,
    type,
    at: toText(at),
    before,
    after,
    generation: details.generation,
    summary: details.summary,
    failure: details.failure,
  };
}

/**
 * A gap as it is told.
 *
 * @internal
 */
export function describeGap({ cluster, from, to, ending }: Gap): HistoryGap {
  return {
    cluster,
    from: toText(from),
    to: to === undefined ? undefined : toText(to),
    state: ending?.state,
    reason: ending?.reason,
  };
}
