import {
  HistoryChange,
  HistoryGap,
  Installation,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../../time';
import { findFirstReady } from '../../common';
import { ContainerRestarts, containerRestarts } from './containerRestarts';

/**
 * One line of the timeline. Times are milliseconds since 1970.
 *
 * @internal
 */
export type TimelineEntry = {
  key: string;
  from: number;
  /** Of a gap that has ended, and of several restarts: the last one. */
  to?: number;
} & (
  | {
      change: HistoryChange;
      /** Milliseconds from creation until the pods were up for the first time. */
      firstReadyAfter?: number;
      gap?: undefined;
      restarts?: undefined;
    }
  | { gap: HistoryGap; change?: undefined; restarts?: undefined }
  | { restarts: ContainerRestarts; change?: undefined; gap?: undefined }
);

/**
 * Changes of an installation, restarts of its containers and gaps in what is known
 * of it, newest first. Gaps and restarts stand where they ended. What has no time
 * cannot be placed and is left out.
 *
 * @internal
 */
export function timelineEntries({
  history,
  pods,
}: Pick<Installation, 'history' | 'pods'>): TimelineEntry[] {
  const changes = history.items.flatMap((change, index): TimelineEntry[] => {
    const from = parseTime(change.at);
    const key = `${change.uid} ${change.type} ${change.at} ${change.after}`;
    return from === undefined
      ? []
      : [
          {
            key,
            from,
            change,
            firstReadyAfter: findFirstReady(
              change,
              history.items.slice(index + 1),
              from,
            ),
          },
        ];
  });
  const gaps = history.gaps.flatMap((gap): TimelineEntry[] => {
    const from = parseTime(gap.from);
    return from === undefined
      ? []
      : [{ key: `gap ${gap.from}`, from, to: parseTime(gap.to), gap }];
  });
  const restarts = containerRestarts(pods).map(
    ({ from, to, ...each }): TimelineEntry => ({
      key: `restarts ${each.pod} ${each.container}`,
      from,
      to,
      restarts: each,
    }),
  );
  const placeOf = ({ gap, from, to }: TimelineEntry) =>
    to ?? (gap ? Infinity : from);
  return [...changes, ...restarts, ...gaps].sort(
    (left, right) => placeOf(right) - placeOf(left),
  );
}
