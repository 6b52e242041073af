import { ClusterFailure } from '../../clusters';
import { Deadline } from '../../timing';
import { collectionPath } from '../kinds';
import { checkAnswer } from './checkAnswer';
import { Collection } from './Collection';
import { EventReader, WatchListener } from './EventReader';

/** Longest time until a watch begins to answer, in milliseconds. */
const openDeadline = 15_000;
/**
 * Longest silence of a watch, in milliseconds. API servers send a bookmark about
 * every 60 seconds, but none while they watch Events, which they do not cache
 * (kube-apiserver 1.36).
 */
const silenceDeadline = 80_000;

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
 * @param from - the version to go on from, and `timeoutSeconds` after which the
 * API server is to end the watch, so that rights and credentials are looked at
 * again
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
  deadline.extend(openDeadline);
  let isOpen = false;
  try {
    const response = await collection.transport.get({
      path: watchPath(collection, from.resourceVersion, from.timeoutSeconds),
      signal: deadline.signal,
    });
    await checkAnswer(response);
    isOpen = true;
    listener.onOpen();
    deadline.extend(silenceDeadline);
    const reader = new EventReader(
      collection,
      {
        ...listener,
        // Bytes alone prove nothing: something between may send them.
        onInputs: (inputs, resourceVersion) => {
          deadline.extend(silenceDeadline);
          listener.onInputs(inputs, resourceVersion);
        },
      },
      from.resourceVersion,
    );
    for await (const chunk of response.body) {
      await reader.read(chunk);
    }
    reader.finish();
    return { resourceVersion: reader.resourceVersion, lossy: reader.lossy };
  } catch (error) {
    signal.throwIfAborted();
    if (isOpen && deadline.signal.aborted) {
      // Nothing happened, or nothing comes through any more: a list tells.
      return { resourceVersion: from.resourceVersion, lossy: true };
    }
    deadline.signal.throwIfAborted();
    throw error;
  } finally {
    deadline.clear();
  }
}
