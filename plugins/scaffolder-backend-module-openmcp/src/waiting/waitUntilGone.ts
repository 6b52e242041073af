import type { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { ActionFailure, cleanText, readRefusal } from '../failures';
import { installationPath } from '../portal';

/**
 * The API holds an answer back until something changes, and that a service is gone
 * is told at the end of that time: so it is short.
 */
const READ_SECONDS = 5;

/**
 * What is waited for, and how long.
 *
 * @internal
 */
export interface GoneWaitOptions {
  service: { cluster: string; name: string };
  timeoutSeconds: number;
  /** Reads the service; throws what `OpenmcpClient` throws. */
  read(wait: { after?: string; timeoutSeconds: number }): Promise<Installation>;
  /** Takes each line once. */
  log(line: string): void;
  signal?: AbortSignal;
  /** Milliseconds of a clock that only goes forward. */
  now?(): number;
}

/**
 * Waits until a PlatformService is gone, and tells on the way what holds it.
 *
 * @throws ActionFailure when it is still there at the end of the time, may no
 * longer be read, or the task is cancelled
 * @internal
 */
export async function waitUntilGone({
  service: { cluster, name },
  timeoutSeconds,
  read,
  log,
  signal,
  now = () => performance.now(),
}: GoneWaitOptions): Promise<void> {
  const whereToLook = `Watch it here: ${installationPath(cluster, name)}`;
  const deadline = now() + timeoutSeconds * 1000;
  const told = new Set<string>();
  let known: Installation | undefined;
  const tell = (line: string) => {
    if (!told.has(line)) {
      told.add(line);
      log(cleanText(line));
    }
  };
  while (now() < deadline) {
    try {
      known = await read({ after: known?.etag, timeoutSeconds: READ_SECONDS });
      tell(known.summary.message);
    } catch (error) {
      if (signal?.aborted) {
        throw new ActionFailure(
          `The wait was cancelled. ${name} goes on being removed from ${cluster}. ${whereToLook}`,
        );
      }
      const status = readRefusal(error)?.status;
      if (status === 404) {
        return;
      }
      if (status === 401 || status === 403) {
        throw new ActionFailure(
          `${name} goes on being removed from ${cluster}, but you may not watch it any more. ${whereToLook}`,
        );
      }
      tell('The portal does not answer; the wait goes on');
      await new Promise(resolve => setTimeout(resolve, 1000));
    }
  }
  const holding = known?.finalizers.length
    ? ` It is held by ${known.finalizers.join(', ')}.`
    : '';
  throw new ActionFailure(
    `${name} was still on ${cluster} after ${timeoutSeconds} s.${holding} ${whereToLook}`,
  );
}
