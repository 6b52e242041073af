import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useApi, useApiHolder } from '@backstage/core-plugin-api';
import { signalApiRef } from '@backstage/plugin-signals-react';
import {
  OPENMCP_SIGNAL_CHANNEL,
  OpenmcpSignal,
} from '@openmcp/backstage-plugin-openmcp-common';
import { serverClockApiRef } from '../api';
import { LiveQuery, LiveQueryOptions, LiveState } from './LiveQuery';

/**
 * Data that stays current as long as the component is mounted. A new `key`
 * starts over; `load` itself may be a new function at every render.
 *
 * @internal
 */
export function useLiveQuery<T>(
  key: string,
  load: LiveQueryOptions<T>['load'],
  options: Pick<LiveQueryOptions<T>, 'leastInterval' | 'wait'> = {},
): LiveState<T> & { tryAgain: () => void } {
  const clock = useApi(serverClockApiRef);
  const signals = useApiHolder().get(signalApiRef);
  const { leastInterval } = options;
  const loadRef = useRef(load);
  loadRef.current = load;
  const waitRef = useRef(options.wait);
  waitRef.current = options.wait;
  const waits = options.wait !== undefined;

  const query = useMemo(() => {
    const subscribe = signals
      ? (onSignal: (revision: string) => void) => {
          const subscription = signals.subscribe<OpenmcpSignal>(
            OPENMCP_SIGNAL_CHANNEL,
            ({ revision }) => onSignal(revision),
          );
          return () => subscription.unsubscribe();
        }
      : undefined;
    return new LiveQuery<T>({
      load: (previous, signal) => loadRef.current(previous, signal),
      subscribe,
      now: () => clock.now(),
      leastInterval,
      // It stays as long as the question does.
      wait: waits
        ? (previous, signal) => waitRef.current!(previous, signal)
        : undefined,
    });
    // Another key is another question, although only `load` knows what it means.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, signals, clock, leastInterval, waits]);

  useEffect(() => {
    query.start();
    return () => query.stop();
  }, [query]);

  const state = useSyncExternalStore(query.listen, query.getState);
  return useMemo(
    () => ({ ...state, tryAgain: query.tryAgain }),
    [state, query],
  );
}
