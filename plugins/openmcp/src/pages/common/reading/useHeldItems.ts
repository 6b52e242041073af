import { useState } from 'react';
import { countMoved } from './countMoved';
import { usePresence } from './usePresence';

/**
 * What waits until the reader lets a list change.
 *
 * @internal
 */
export interface PendingChanges {
  moved: number;
  added: number;
  removed: number;
}

function findPending<T>(
  shown: readonly T[],
  items: readonly T[],
  keyOf: (item: T) => string,
): PendingChanges | undefined {
  const before = shown.map(keyOf);
  const after = items.map(keyOf);
  const known = new Set(before);
  const there = new Set(after);
  const moved = countMoved(before, after);
  const added = after.filter(key => !known.has(key)).length;
  const removed = before.filter(key => !there.has(key)).length;
  return moved + added + removed > 0 ? { moved, added, removed } : undefined;
}

/**
 * Keeps the lines of a short list where they are while somebody is in it. Their
 * content changes at once; order, arrival and departure wait.
 *
 * @param items - as they are now
 * @param keyOf - what makes an item the same one
 * @param question - what the reader asked for; the answer to another one is shown at
 * once
 * @internal
 */
export function useHeldItems<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  question = '',
) {
  const [last, setLast] = useState<{ items: readonly T[]; question: string }>();
  const held = last?.question === question ? last.items : undefined;
  const { handlers } = usePresence(isPresent =>
    setLast(isPresent ? { items: held ?? items, question } : undefined),
  );
  const now = new Map(items.map(item => [keyOf(item), item]));
  return {
    shown: held ? held.map(item => now.get(keyOf(item)) ?? item) : items,
    pending: held && findPending(held, items, keyOf),
    /** Lets everything that waits happen now. */
    show: () => setLast(held && { items, question }),
    /** For the element around the list and the way to "Show". */
    handlers,
  };
}
