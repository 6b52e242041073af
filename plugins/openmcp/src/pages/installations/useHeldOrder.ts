import { FocusEvent, useEffect, useMemo } from 'react';
import { HoldPlace, InstallationRows } from './InstallationRows';

/** The order waits this long after the list was scrolled. */
const AFTER_SCROLL = 5_000;
/** Long enough to get from the list to the line with "Show". */
const AFTER_LEAVING = 500;

type Sign = 'focus' | 'pointer' | 'scroll';

/**
 * Holds the order while somebody is in a place: focus or pointer is in it, or it
 * was scrolled a moment ago. A place that disappears holds nothing.
 *
 * @internal
 */
export function useHeldOrder(rows: InstallationRows, place: HoldPlace) {
  const hold = useMemo(() => {
    const signs = new Set<Sign>();
    const timers = new Map<Sign, ReturnType<typeof setTimeout>>();
    const enter = (sign: Sign) => {
      clearTimeout(timers.get(sign));
      signs.add(sign);
      rows.setHeld(place, true);
    };
    const leave = (sign: Sign, after: number) => {
      clearTimeout(timers.get(sign));
      const end = () => {
        signs.delete(sign);
        rows.setHeld(place, signs.size > 0);
      };
      timers.set(sign, setTimeout(end, after));
    };
    const release = () => {
      timers.forEach(clearTimeout);
      signs.clear();
      rows.setHeld(place, false);
    };
    const handlers = {
      onFocus: () => enter('focus'),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          leave('focus', AFTER_LEAVING);
        }
      },
      onPointerEnter: () => enter('pointer'),
      onPointerLeave: () => leave('pointer', AFTER_LEAVING),
    };
    const onScroll = () => {
      enter('scroll');
      leave('scroll', AFTER_SCROLL);
    };
    return { handlers, onScroll, release };
  }, [rows, place]);
  useEffect(() => hold.release, [hold]);
  return hold;
}
