import {
  HistoryChange,
  HistoryGap,
  HistoryList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../../time';
import { findFirstReady } from '../../common';

/**
 * One line of "What changed". Times are milliseconds since 1970.
 *
 * @internal
 */
export type ChangesLine = {
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

function keyOfChange(change: HistoryChange): string {
  const { after, at, cluster, kind, name, type, uid } = change;
  return [cluster, kind, name, uid, type, at, after].join(' ');
}

/**
 * Changes, and times of which changes are not known, newest first; a time stands
 * where it ended. What has no time cannot be placed and is left out.
 *
 * @internal
 */
export function changeLines({
  gaps,
  items,
}: Pick<HistoryList, 'gaps' | 'items'>): ChangesLine[] {
  const changes = items.flatMap((change, index): ChangesLine[] => {
    const from = parseTime(change.at);
    return from === undefined
      ? []
      : [
          {
            key: keyOfChange(change),
            from,
            change,
            firstReadyAfter: findFirstReady(
              change,
              items
                .slice(index + 1)
                .filter(({ cluster }) => cluster === change.cluster),
              from,
            ),
          },
        ];
  });
  const unknown = gaps.flatMap((gap): ChangesLine[] => {
    const from = parseTime(gap.from);
    return from === undefined
      ? []
      : [
          {
            key: `gap ${gap.cluster} ${gap.from}`,
            from,
            to: parseTime(gap.to),
            gap,
          },
        ];
  });
  const placeOf = ({ change, from, to }: ChangesLine) =>
    change ? from : to ?? Infinity;
  return [...changes, ...unknown].sort((left, right) => {
    const [first, second] = [placeOf(left), placeOf(right)];
    return first === second ? 0 : second - first;
  });
}
