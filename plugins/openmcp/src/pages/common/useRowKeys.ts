import { KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/** PageUp and PageDown move by this many rows. */
const PAGE = 10;

function step(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return index + 1;
    case 'ArrowUp':
      return index - 1;
    case 'PageDown':
      return index + PAGE;
    case 'PageUp':
      return index - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * One tab stop for all rows; arrows, PageUp, PageDown, Home and End move it.
 *
 * @param order - ids of the rows as shown
 * @param focusRow - focuses the link of a row that has just been rendered
 * @internal
 */
export function useRowKeys(
  order: readonly string[],
  focusRow: (id: string, index: number) => void,
) {
  const [chosen, setChosen] = useState<string>();
  const wantsFocus = useRef(false);
  const found = chosen === undefined ? -1 : order.indexOf(chosen);
  const activeIndex = Math.max(0, found);
  const activeId = order[activeIndex];

  useEffect(() => {
    if (wantsFocus.current && activeId !== undefined) {
      wantsFocus.current = false;
      focusRow(activeId, activeIndex);
    }
  }, [activeId, activeIndex, focusRow]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
        return;
      }
      const last = order.length - 1;
      const target = step(event.key, activeIndex, last);
      if (target === undefined || last < 0) {
        return;
      }
      event.preventDefault();
      const next = Math.min(last, Math.max(0, target));
      if (next !== activeIndex) {
        wantsFocus.current = true;
        setChosen(order[next]);
      }
    },
    [order, activeIndex],
  );
  return { activeId, activeIndex, onKeyDown, setActive: setChosen };
}
