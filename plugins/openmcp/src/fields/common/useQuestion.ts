import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { serverClockApiRef } from '../../api';
import { LoadProblem, toLoadProblem } from '../../live';

/**
 * The answer to the question that a field asks now. There is none while it is
 * asked for the first time.
 *
 * @internal
 */
export interface Answer<T> {
  data?: T;
  /** Why there is no answer. */
  problem?: LoadProblem;
  /** What was thrown, for refusals that say more than their status. */
  error?: unknown;
  /** True while an answer is awaited. */
  asking: boolean;
  /** Milliseconds since 1970 of the answer or of its failure. */
  answeredAt?: number;
  /** Grows with every try. */
  attempt: number;
  tryAgain: () => void;
}

interface Settled<T> {
  key: string;
  attempt: number;
  data?: T;
  problem?: LoadProblem;
  error?: unknown;
  answeredAt: number;
}

/**
 * Asks once for every key, and again on request. An answer to an earlier key or
 * to an earlier try is dropped, whenever it comes.
 *
 * @param key - what is asked; undefined asks nothing
 * @param ask - may be a new function at every render
 * @param rest - how long the key has to stay the same before it is asked, in
 *   milliseconds; for keys that are typed
 * @internal
 */
export function useQuestion<T>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
  rest: number = 0,
): Answer<T> {
  const clock = useApi(serverClockApiRef);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>();
  const latest = useRef(ask);
  latest.current = ask;

  useEffect(() => {
    if (key === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    const settle = (outcome: Omit<Settled<T>, 'key' | 'attempt'>) => {
      if (!controller.signal.aborted) {
        setSettled({ key, attempt, ...outcome });
      }
    };
    const timer = setTimeout(async () => {
      try {
        const data = await latest.current(controller.signal);
        settle({ data, answeredAt: clock.now() });
      } catch (error) {
        const answeredAt = clock.now();
        const problem = toLoadProblem(error, answeredAt);
        settle({ error, problem, answeredAt });
      }
    }, rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, attempt, rest, clock]);

  const tryAgain = useCallback(() => setAttempt(current => current + 1), []);
  const answer = settled && settled.key === key ? settled : undefined;
  return {
    data: answer?.data,
    problem: answer?.problem,
    error: answer?.error,
    answeredAt: answer?.answeredAt,
    asking: key !== undefined && answer?.attempt !== attempt,
    attempt,
    tryAgain,
  };
}
