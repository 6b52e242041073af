import { FocusEvent, useEffect, useMemo, useRef } from 'react';

/** The order waits this long after a place was scrolled. */
const AFTER_SCROLL = 5_000;
/** Long enough to get from a list to the line with "Show". */
const AFTER_LEAVING = 500;

type Sign = 'focus' | 'pointer' | 'scroll';

/**
 * Tells when somebody comes to a place and leaves it: focus or pointer is in it,
 * or it was scrolled a moment ago. A place that disappears is left.
 *
 * @internal
 */
export function usePresence(onChange: (isPresent: boolean) => void) {
  const notify = useRef(onChange);
  notify.current = onChange;
  const presence = useMemo(() => {
    const signs = new Set<Sign>();
    const timers = new Map<Sign, ReturnType<typeof setTimeout>>();
    const enter = (sign: Sign) => {
      clearTimeout(timers.get(sign));
      signs.add(sign);
      notify.current(true);
    };
    const leave = (sign: Sign, after: number) => {
      clearTimeout(timers.get(sign));
      const end = () => {
        signs.delete(sign);
        notify.current(signs.size > 0);
      };
      timers.set(sign, setTimeout(end, after));
    };
    const release = () => {
      timers.forEach(clearTimeout);
      signs.clear();
      notify.current(false);
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
  }, []);
  useEffect(() => presence.release, [presence]);
  return presence;
}
