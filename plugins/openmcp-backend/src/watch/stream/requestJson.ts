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
/** Longest answer that is read; 500 objects at etcd's limit would be more. */
const longestAnswer = 256 * 1024 * 1024;

async function readText(
  response: TransportResponse,
  onProgress: () => void,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    onProgress();
    length += chunk.length;
    if (length > longestAnswer) {
      throw new ClusterFailure('unexpected-answer', 'answer is too long');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Asks an API server for something that it answers at once, and parses it.
 *
 * @param path - path with query
 * @param accept - form of the answer; default JSON
 * @throws ClusterFailure when there is no answer in time, or another one than
 *   JSON with status 200
 * @internal
 */
export async function requestJson(
  { transport, clock }: Pick<Collection, 'transport' | 'clock'>,
  path: string,
  signal: AbortSignal,
  accept?: string,
): Promise<unknown> {
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
    const text = await readText(response, extend);
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
