import {
  ActionFailure,
  describeRefusal,
  Refusal,
  readRefusal,
} from '../failures';

/** A sign-in that ended on the way is told as the API tells it. */
function readAnswer(error: unknown): Refusal | undefined {
  return error instanceof Error && error.name === 'AuthenticationError'
    ? { status: 401, error: { name: error.name, message: error.message } }
    : readRefusal(error);
}

/**
 * Asks the REST API something.
 *
 * @param options - `cluster`: what a refusal is told about; `cancelled` and
 * `unanswered`: what is said when the task was cancelled, and when nobody answers
 * @throws ActionFailure that says why not, in words for the person who runs the
 * template
 * @internal
 */
export async function askPortal<TAnswer>(
  ask: () => Promise<TAnswer>,
  {
    cluster,
    signal,
    cancelled = 'Cancelled.',
    unanswered = 'The portal does not answer.',
  }: {
    cluster: string;
    signal?: AbortSignal;
    cancelled?: string;
    unanswered?: string;
  },
): Promise<TAnswer> {
  try {
    return await ask();
  } catch (error) {
    const refusal = readAnswer(error);
    // Refusals are of the person's making; all else is not.
    const isRefused = refusal !== undefined && refusal.status < 500;
    const told = refusal ? describeRefusal(refusal, cluster) : unanswered;
    throw new ActionFailure(signal?.aborted ? cancelled : told, {
      cause: error,
      name: isRefused ? 'InputError' : 'ServiceUnavailableError',
    });
  }
}
