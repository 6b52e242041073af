import { useSyncExternalStore } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { serverClockApiRef } from '../api';

/** Ages on a page move together, this often. */
const TICK = 10_000;

let tick = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    tick += 1;
    listeners.forEach(notify => notify());
  }, TICK);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/**
 * The time as the server sees it, in milliseconds since 1970; renders again
 * every ten seconds.
 *
 * @internal
 */
export function useNow(): number {
  const clock = useApi(serverClockApiRef);
  useSyncExternalStore(listen, () => tick);
  return clock.now();
}
