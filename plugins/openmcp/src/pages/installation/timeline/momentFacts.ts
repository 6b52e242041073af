import {
  HistoryChange,
  Installation,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../../time';

/** What a change of image can have caused: something within this time after it. */
const CAUSE_WITHIN = 60 * 60_000;
/** The next change is told of as far ahead as this. */
const NEXT_WITHIN = 60 * 60_000;

/**
 * What came after a moment. Times are milliseconds since 1970.
 *
 * @internal
 */
export interface MomentFacts {
  next?: { at: number; change: HistoryChange };
  /** The change of the wanted image that came right before. */
  image?: HistoryChange;
}

/**
 * The first change of health after a moment, and the change of image before it.
 *
 * @internal
 */
export function momentFacts(
  { history }: Pick<Installation, 'history'>,
  moment: number,
): MomentFacts {
  const placed = history.items
    .flatMap(change => {
      const at = parseTime(change.at);
      return at === undefined ? [] : [{ at, change }];
    })
    .sort((left, right) => left.at - right.at);
  const next = placed.find(
    ({ at, change }) =>
      change.type === 'health' && at > moment && at <= moment + NEXT_WITHIN,
  );
  const image =
    next &&
    placed.filter(
      ({ at, change }) =>
        change.type === 'image-wanted' &&
        at <= next.at &&
        at >= next.at - CAUSE_WITHIN,
    );
  return { next, image: image?.[image.length - 1]?.change };
}
