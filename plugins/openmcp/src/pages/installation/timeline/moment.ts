import { Health, Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../../time';
import { TimelineEntry } from './timelineEntries';

const NEAR = 15 * 60_000;

/**
 * True for what happened within a quarter of an hour of the moment.
 *
 * @internal
 */
export function isNear(entry: TimelineEntry, moment: number): boolean {
  const { from, gap, to } = entry;
  const end = to ?? (gap ? Infinity : from);
  return from <= moment + NEAR && end >= moment - NEAR;
}

/**
 * The health at a moment, as far as the history tells.
 *
 * @returns undefined when nothing is known of that time
 * @internal
 */
export function healthAt(
  installation: Pick<Installation, 'health' | 'history' | 'createdAt'>,
  moment: number,
  now: number,
): Health | undefined {
  const { health, history } = installation;
  const begin = parseTime(history.keptSince);
  const isInGap = history.gaps.some(
    gap =>
      (parseTime(gap.from) ?? Infinity) <= moment &&
      (parseTime(gap.to) ?? Infinity) >= moment,
  );
  if (
    isInGap ||
    moment > now ||
    history.state !== 'read' ||
    moment < (begin ?? Infinity)
  ) {
    return undefined;
  }
  const changes = history.items.filter(({ type }) => type === 'health');
  const before = changes.find(
    ({ at }) => (parseTime(at) ?? Infinity) <= moment,
  );
  const removal = history.items.find(
    ({ type, at }) =>
      type === 'deleted' && (parseTime(at) ?? Infinity) <= moment,
  );
  if (before) {
    const isGone =
      removal && (parseTime(removal.at) ?? 0) >= (parseTime(before.at) ?? 0);
    return isGone ? undefined : (before.after as Health);
  }
  if (!history.isComplete || removal) {
    return undefined;
  }
  if (changes.length > 0) {
    return changes[changes.length - 1].before as Health;
  }
  const createdAt = parseTime(installation.createdAt);
  return createdAt !== undefined && createdAt <= moment ? health : undefined;
}
