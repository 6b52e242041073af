import {
  HistoryChange,
  HistoryGap,
  Installation,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../../time';
import { findFirstReady } from '../../common';

/**
 * One line of the timeline. Times are milliseconds since 1970.
 *
 * @internal
 */
export type TimelineEntry = {
  key: string;
  from: number;
  /** Of a gap that has ended. */
  to?: number;
} & (
  | {
      change: HistoryChange;
      /** Milliseconds from creation until the pods were up for the first time. */
      firstReadyAfter?: number;
      gap?: undefined;
    }
  | { gap: HistoryGap; change?: undefined }
);

/**
 * Changes of an installation and gaps in what is known of it, newest first. A gap
 * stands where it ended. What has no time cannot be placed and is left out.
 *
 * @internal
 */
export function timelineEntries({
  history,
}: Pick<Installation, 'history'>): TimelineEntry[] {
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
  const placeOf = ({ change, from, to }: TimelineEntry) =>
    change ? from : to ?? Infinity;
  return [...changes, ...gaps].sort(
    (left, right) => placeOf(right) - placeOf(left),
  );
}
