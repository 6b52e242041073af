import { ClusterFailure } from '../../clusters';
import { Deadline, TimeSlice } from '../../timing';
import { collectionPath } from '../kinds';
import { ObjectInput, ObservedObject, readObject } from '../objects';
import { checkAnswer } from './checkAnswer';
import { Collection } from './Collection';
import { LineSplitter } from './LineSplitter';

/** Longest time until a watch begins to answer, in milliseconds. */
const openDeadline = 15_000;
/**
 * Longest silence of a watch, in milliseconds. API servers send a bookmark about
 * every 60 seconds.
 */
const silenceDeadline = 80_000;

/**
 * What a watch tells while it runs.
 *
 * @internal
 */
export interface WatchListener {
  /** The watch is open; nothing is known yet to have changed. */
  onOpen(): void;
  /** The API server said something; without inputs it only gave a sign of life. */
  onInputs(inputs: ObjectInput[], resourceVersion: string): void;
  /** So many lines or objects could not be understood. */
  onBroken(count: number): void;
}

/**
 * How a watch ended that ended by itself.
 *
 * @internal
 */
export interface WatchEnd {
  /** From here the next watch goes on. */
  resourceVersion: string;
  /** True when an event may have been lost, so that a list is needed. */
  lossy: boolean;
}

type Parsed =
  | { type: 'object'; deleted: boolean; object: ObservedObject }
  | { type: 'bookmark'; resourceVersion: string }
  | { type: 'broken' };

function describeError(status: unknown): ClusterFailure {
  const { code, reason } = Object(status);
  if (code === 410 || reason === 'Expired' || reason === 'Gone') {
    return new ClusterFailure('watch-expired', 'watch expired (410)', {
      status: 410,
    });
  }
  if (code === 401) {
    return new ClusterFailure('unauthorized', 'unauthorized (401)', {
      status: code,
    });
  }
  if (code === 403) {
    return new ClusterFailure('forbidden', 'forbidden (403)', { status: code });
  }
  const known = Number.isInteger(code) ? code : 500;
  return new ClusterFailure('server-error', `server error ${known}`, {
    status: known,
  });
}

function parseLine(collection: Collection, line: string): Parsed {
  let event;
  try {
    event = Object(JSON.parse(line));
  } catch {
    return { type: 'broken' };
  }
  const { type, object } = event;
  if (type === 'ERROR') {
    throw describeError(object);
  }
  if (type === 'BOOKMARK') {
    const resourceVersion = Object(Object(object).metadata).resourceVersion;
    return typeof resourceVersion === 'string'
      ? { type: 'bookmark', resourceVersion }
      : { type: 'broken' };
  }
  const read =
    Object(object).kind === collection.kind.kind
      ? readObject(collection.kind, object)
      : undefined;
  if (!read || !['ADDED', 'MODIFIED', 'DELETED'].includes(type)) {
    return { type: 'broken' };
  }
  return { type: 'object', deleted: type === 'DELETED', object: read };
}

function watchPath(
  { kind, namespace }: Collection,
  resourceVersion: string,
  timeoutSeconds: number,
): string {
  const query = new URLSearchParams({
    watch: '1',
    allowWatchBookmarks: 'true',
    resourceVersion,
    timeoutSeconds: String(timeoutSeconds),
  });
  if (kind.labelSelector) {
    query.set('labelSelector', kind.labelSelector);
  }
  return `${collectionPath(kind, namespace)}?${query}`;
}

/**
 * Watches a collection until the API server ends the watch.
 *
 * @param timeoutSeconds - after that time the API server is to end the watch, so
 * that rights and credentials are looked at again
 * @throws ClusterFailure, or what the transport throws; `watch-expired` when the
 * API server does not know the version any more, `timeout` after too long a
 * silence
 * @internal
 */
export async function watchCollection(
  collection: Collection,
  from: { resourceVersion: string; timeoutSeconds: number },
  listener: WatchListener,
  signal: AbortSignal,
): Promise<WatchEnd> {
  const deadline = new Deadline(
    collection.clock,
    signal,
    () => new ClusterFailure('timeout', 'no answer in time'),
  );
  let { resourceVersion } = from;
  let lossy = false;
  deadline.extend(openDeadline);
  try {
    const response = await collection.transport.get({
      path: watchPath(collection, resourceVersion, from.timeoutSeconds),
      signal: deadline.signal,
    });
    await checkAnswer(response);
    listener.onOpen();
    deadline.extend(silenceDeadline);
    const splitter = new LineSplitter();
    const slice = new TimeSlice();
    for await (const chunk of response.body) {
      deadline.extend(silenceDeadline);
      let inputs: ObjectInput[] = [];
      let understood = 0;
      let broken = 0;
      const deliver = () => {
        if (understood > 0) {
          const delivered = inputs;
          inputs = [];
          understood = 0;
          listener.onInputs(delivered, resourceVersion);
        }
      };
      try {
        for (const line of splitter.push(chunk)) {
          const parsed = parseLine(collection, line);
          if (parsed.type === 'object') {
            const { deleted, object } = parsed;
            inputs.push({ type: deleted ? 'deleted' : 'changed', object });
            resourceVersion = object.resourceVersion;
            understood += 1;
            broken += object.kept === 'broken' ? 1 : 0;
          } else if (parsed.type === 'bookmark') {
            resourceVersion = parsed.resourceVersion;
            understood += 1;
          } else {
            broken += 1;
            lossy = true;
          }
          if (slice.isOver) {
            deliver();
            await slice.giveWay();
          }
        }
      } finally {
        deliver();
      }
      const skipped = splitter.takeSkipped();
      lossy = lossy || skipped > 0;
      if (broken + skipped > 0) {
        listener.onBroken(broken + skipped);
      }
    }
    if (splitter.isInLine) {
      // The event is asked for again, because its version was not taken over.
      listener.onBroken(1);
    }
    return { resourceVersion, lossy };
  } catch (error) {
    deadline.signal.throwIfAborted();
    throw error;
  } finally {
    deadline.clear();
  }
}
