import { FocusEvent, useCallback, useEffect, useMemo, useRef } from 'react';

/** The order waits this long after the list was scrolled. */
const AFTER_SCROLL = 5_000;

/**
 * Tells whether somebody is reading the list: focus or pointer is in it, or it
 * was scrolled a moment ago.
 *
 * @internal
 */
export function useHeldOrder(onHeldChange: (held: boolean) => void) {
  const reading = useRef({ focus: false, pointer: false, scroll: false });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (change: Partial<typeof reading.current>) => {
      Object.assign(reading.current, change);
      onHeldChange(Object.values(reading.current).some(Boolean));
    },
    [onHeldChange],
  );

  return useMemo(
    () => ({
      onFocus: () => set({ focus: true }),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          set({ focus: false });
        }
      },
      onPointerEnter: () => set({ pointer: true }),
      onPointerLeave: () => set({ pointer: false }),
      onScroll: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => set({ scroll: false }), AFTER_SCROLL);
        set({ scroll: true });
      },
    }),
    [set],
  );
}
