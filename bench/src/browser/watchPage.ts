/**
 * What the browser told since the last look.
 *
 * @internal
 */
export interface Observed {
  /** Milliseconds of each task that was longer than 50 ms. */
  longTasks: number[];
  /** Milliseconds from each key to the next paint; those below 16 ms are missing. */
  keys: number[];
}

/** Where the page keeps it. */
interface WatchedWindow {
  openmcpObserved?: Observed;
}

/** Runs in the page, before anything else: lets the browser tell. */
export function watchPage(): void {
  const observed: Observed = { longTasks: [], keys: [] };
  (window as WatchedWindow).openmcpObserved = observed;
  new PerformanceObserver(list =>
    list.getEntries().forEach(({ duration }) => {
      observed.longTasks.push(duration);
    }),
  ).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(list =>
    list.getEntries().forEach(({ duration, name }) => {
      if (name === 'keydown') {
        observed.keys.push(duration);
      }
    }),
  ).observe({
    type: 'event',
    // The least that browsers take.
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** Runs in the page: what was observed since it was asked last. */
export function takeObserved(): Observed {
  const observed = (window as WatchedWindow).openmcpObserved;
  if (!observed) {
    throw new Error('This page is not watched');
  }
  return {
    longTasks: observed.longTasks.splice(0),
    keys: observed.keys.splice(0),
  };
}
