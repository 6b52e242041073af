import { ClusterFailure, TransportResponse } from '../../clusters';
import { Deadline } from '../../timing';
import { checkAnswer, createNotKubernetesFailure } from './checkAnswer';
import { Collection } from './Collection';

/** Longest time without progress, in milliseconds. */
const progressDeadline = 15_000;
/**
 * Longest time for a whole answer, in milliseconds, however slowly it trickles.
 *
 * @remarks
 * Source: kube-apiserver, default of `--request-timeout`.
 */
const answerDeadline = 60_000;
/** Longest time until a request may be sent, in milliseconds. */
const turnDeadline = 60_000;
/** Longest answer that is read where the caller does not count. */
const longestAnswer = 64 * 1024 * 1024;

function createCounter(): (count: number) => void {
  let length = 0;
  return count => {
    length += count;
    if (length > longestAnswer) {
      throw new ClusterFailure('unexpected-answer', 'answer is too long');
    }
  };
}

async function readText(
  response: TransportResponse,
  onBytes: (count: number) => void,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body) {
    onBytes(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Asks an API server for something that it answers at once, and parses it.
 *
 * @param path - path with query
 * @param options - `accept`: form of the answer, by default JSON; `onBytes`: told
 *   of so many bytes that came, and throws when there are too many, which by
 *   default are 64 MiB
 * @throws ClusterFailure when there is no answer in time, or another one than
 *   JSON with status 200
 * @internal
 */
export async function requestJson(
  { transport, clock }: Pick<Collection, 'transport' | 'clock'>,
  path: string,
  signal: AbortSignal,
  options: { accept?: string; onBytes?: (count: number) => void } = {},
): Promise<unknown> {
  const { accept, onBytes = createCounter() } = options;
  const deadline = new Deadline(
    clock,
    signal,
    () => new ClusterFailure('timeout', 'no answer in time'),
  );
  let end = Infinity;
  const extend = () =>
    deadline.extend(
      Math.max(0, Math.min(progressDeadline, end - clock.elapsed())),
    );
  deadline.extend(turnDeadline);
  try {
    const response = await transport.get({
      path,
      accept,
      signal: deadline.signal,
      onSend: () => {
        end = clock.elapsed() + answerDeadline;
        extend();
      },
    });
    extend();
    await checkAnswer(response, clock.now());
    const text = await readText(response, count => {
      extend();
      onBytes(count);
    });
    try {
      return JSON.parse(text);
    } catch {
      throw createNotKubernetesFailure();
    }
  } catch (error) {
    deadline.signal.throwIfAborted();
    throw error;
  } finally {
    deadline.clear();
  }
}
