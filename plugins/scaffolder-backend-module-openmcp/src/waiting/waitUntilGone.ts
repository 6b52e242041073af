import { setTimeout as delay } from 'node:timers/promises';
import type { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { ActionFailure, cleanText, readRefusal, Refusal } from '../failures';
import { installationPath } from '../portal';

/**
 * The API holds an answer back until something changes, and that a service is gone
 * is told at the end of that time: so it is short.
 */
const READ_SECONDS = 5;
/** Milliseconds until a portal that does not answer is asked again. */
const PAUSE = 1000;

/**
 * How a removal ended.
 *
 * - `gone`: the cluster has no such object.
 * - `replaced`: the cluster has another one under its name.
 *
 * @internal
 */
export type Departure = 'gone' | 'replaced';

/**
 * What is waited for, and how long.
 *
 * @internal
 */
export interface GoneWaitOptions {
  service: { cluster: string; name: string };
  /** Of the object that is being removed. */
  uid?: string;
  timeoutSeconds: number;
  /** Reads what the portal knows of the service; throws what `OpenmcpClient` throws. */
  read(wait: { after?: string; timeoutSeconds: number }): Promise<Installation>;
  /**
   * Asks the cluster itself for the object with that uid; throws what
   * `OpenmcpClient` throws when it is not there.
   */
  look(): Promise<unknown>;
  /** Takes each line once. */
  log(line: string): void;
  signal?: AbortSignal;
  /** Milliseconds of a clock that only goes forward. */
  now?(): number;
  /** Waits a moment; rejects when the signal fires. */
  pause?(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
}

function isAbout(
  { error: { details = [] } }: Refusal,
  field: string,
  code: string,
): boolean {
  return details.some(each => each.field === field && each.code === code);
}

/** What a refusal of the cluster's own answer says; undefined when it says neither. */
function departureIn(refusal: Refusal | undefined): Departure | undefined {
  // Where the kind is gone, so are its objects.
  if (
    refusal?.status === 409 &&
    isAbout(refusal, 'cluster', 'kind-not-installed')
  ) {
    return 'gone';
  }
  if (refusal?.status === 404) {
    const isGone =
      isAbout(refusal, 'name', 'not-found') ||
      isAbout(refusal, 'name', 'other-kind');
    return isGone ? 'gone' : undefined;
  }
  return refusal?.status === 409 && isAbout(refusal, 'uid', 'changed-meanwhile')
    ? 'replaced'
    : undefined;
}

/** True when the caller lost a right, or the sign-in ended. */
function isShutOut(refusal: Refusal | undefined): boolean {
  return (
    refusal !== undefined &&
    (refusal.status === 401 ||
      refusal.status === 403 ||
      // A cluster that may not be seen is as one that is not there.
      (refusal.status === 404 && isAbout(refusal, 'cluster', 'not-found')))
  );
}

/**
 * Waits until a PlatformService is gone, and tells on the way what holds it.
 *
 * @remarks
 * That the portal knows no such service is no proof: it may have just been started,
 * or the person may no longer see it. So the cluster itself is asked then.
 *
 * @throws ActionFailure when it is still there at the end of the time, or nobody can
 * tell then, when it may no longer be read, or the task is cancelled
 * @internal
 */
export async function waitUntilGone({
  service: { cluster, name },
  uid,
  timeoutSeconds,
  read,
  look,
  log,
  signal,
  now = () => performance.now(),
  pause = (milliseconds, abort) =>
    delay(milliseconds, undefined, { signal: abort }),
}: GoneWaitOptions): Promise<Departure> {
  const whereToLook = `Watch it here: ${installationPath(cluster, name)}`;
  const deadline = now() + timeoutSeconds * 1000;
  const told = new Set<string>();
  let known: Installation | undefined;
  /** Whether the last look saw it, whoever looked. */
  let isSeen = false;
  const tell = (line: string) => {
    if (!told.has(line)) {
      told.add(line);
      log(cleanText(line));
    }
  };
  /** Ends the wait where it is of no use, else says what came of the call. */
  const readFailure = (error: unknown): Refusal | undefined => {
    if (signal?.aborted) {
      throw new ActionFailure(
        `The wait was cancelled. ${name} goes on being removed from ${cluster}. ${whereToLook}`,
      );
    }
    const refusal = readRefusal(error);
    const hasEnded =
      error instanceof Error && error.name === 'AuthenticationError';
    if (hasEnded || isShutOut(refusal)) {
      throw new ActionFailure(
        `${name} goes on being removed from ${cluster}, but you may not watch it any more. ${whereToLook}`,
      );
    }
    return refusal;
  };
  const pauseBriefly = () => pause(PAUSE, signal).catch(readFailure);
  const confirm = async (): Promise<Departure | undefined> => {
    try {
      await look();
      isSeen = true;
      tell(`${cluster} still has it, although the portal does not see it now`);
    } catch (error) {
      const departure = departureIn(readFailure(error));
      if (departure) {
        return departure;
      }
      tell(
        `The portal does not see it now, and ${cluster} does not say whether it is gone; the wait goes on`,
      );
    }
    await pauseBriefly();
    return undefined;
  };
  while (now() < deadline) {
    let isMissing = false;
    try {
      known = await read({ after: known?.etag, timeoutSeconds: READ_SECONDS });
      isMissing = uid !== undefined && known.uid !== uid;
      isSeen = !isMissing;
      if (!isMissing) {
        tell(known.summary.message);
      }
    } catch (error) {
      isSeen = false;
      isMissing = readFailure(error)?.status === 404;
      if (isMissing) {
        known = undefined;
      } else {
        tell('The portal does not answer; the wait goes on');
        await pauseBriefly();
      }
    }
    const departure = isMissing ? await confirm() : undefined;
    if (departure) {
      return departure;
    }
  }
  if (!isSeen) {
    throw new ActionFailure(
      `Whether ${name} is gone from ${cluster} is not known: nobody could tell at the end of ${timeoutSeconds} s. ${whereToLook}`,
    );
  }
  const holding = known?.finalizers.length
    ? ` It is held by ${known.finalizers.join(', ')}.`
    : '';
  throw new ActionFailure(
    `${name} was still on ${cluster} after ${timeoutSeconds} s.${holding} ${whereToLook}`,
  );
}
