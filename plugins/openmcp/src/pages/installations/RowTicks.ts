import { KeyboardEvent, useCallback, useMemo, useState } from 'react';

/**
 * Which rows are ticked.
 *
 * @internal
 */
export interface RowTicks {
  /** In the order in which they were ticked. */
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps which rows are ticked.
 *
 * @internal
 */
export function useRowTicks(): RowTicks {
  const [ids, setIds] = useState(NONE);
  const toggle = useCallback(
    (id: string) =>
      setIds(before => {
        const next = new Set(before);
        return next.delete(id) ? next : next.add(id);
      }),
    [],
  );
  const set = useCallback(
    (all: readonly string[]) => setIds(all.length > 0 ? new Set(all) : NONE),
    [],
  );
  return useMemo(() => ({ ids, toggle, set }), [ids, toggle, set]);
}

/**
 * Space ticks the row that has the focus, Ctrl+A all rows, Escape none.
 *
 * @param order - ids of the rows as shown
 * @internal
 */
export function onTickKey(
  event: KeyboardEvent,
  activeId: string | undefined,
  order: readonly string[],
  ticks: RowTicks,
): void {
  const isPlain = !event.altKey && !event.shiftKey;
  const isCommand = event.ctrlKey || event.metaKey;
  const isBox = (event.target as HTMLElement).tagName === 'INPUT';
  if (event.key === ' ' && isPlain && !isCommand && !isBox && activeId) {
    ticks.toggle(activeId);
  } else if (event.key.toLowerCase() === 'a' && isPlain && isCommand) {
    ticks.set(order);
  } else if (event.key === 'Escape' && ticks.ids.size > 0) {
    ticks.set([]);
  } else {
    return;
  }
  event.preventDefault();
}
