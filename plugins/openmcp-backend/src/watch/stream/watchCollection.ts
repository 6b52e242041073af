import { ClusterFailure } from '../../clusters';
import { Deadline } from '../../timing';
import { acceptObject, collectionPath } from '../kinds';
import { checkAnswer } from './checkAnswer';
import { Collection } from './Collection';
import { EventReader, WatchListener } from './EventReader';
import { readChunks } from './readChunks';

/** Longest time until a watch may be asked for, in milliseconds. */
const turnDeadline = 60_000;
/** Longest time until a watch begins to answer, in milliseconds. */
const openDeadline = 15_000;
/** Longest silence while all objects are told that there are, in milliseconds. */
const listingDeadline = 15_000;
/** Longest time until all objects were told, in milliseconds. */
const listedDeadline = 5 * 60_000;
/**
 * Longest silence of a watch, in milliseconds. API servers send a bookmark about
 * every 60 seconds, but none while they watch Events, which they do not cache
 * (kube-apiserver 1.36).
 */
const silenceDeadline = 80_000;

/**
 * Where a watch begins.
 *
 * @internal
 */
export interface WatchStart {
  /** The version to go on from; undefined to begin with all objects. */
  resourceVersion: string | undefined;
  /**
   * After so long the API server is to end the watch, so that rights and
   * credentials are looked at again.
   */
  timeoutSeconds: number;
}

/**
 * How a watch ended that ended by itself.
 *
 * @internal
 */
export interface WatchEnd {
  /** From here the next watch goes on. */
  resourceVersion: string | undefined;
  /** True when an event may have been lost, so that a list is needed. */
  lossy: boolean;
  /** True when it was ended by us, because nothing came for too long. */
  silent: boolean;
  /** True when the API server gave signs of life besides the events. */
  bookmarked: boolean;
}

function watchPath(
  { kind, namespace }: Collection,
  { resourceVersion, timeoutSeconds }: WatchStart,
): string {
  const query = new URLSearchParams({
    watch: '1',
    allowWatchBookmarks: 'true',
    resourceVersion: resourceVersion ?? '',
    timeoutSeconds: String(timeoutSeconds),
  });
  if (resourceVersion === undefined) {
    query.set('sendInitialEvents', 'true');
    query.set('resourceVersionMatch', 'NotOlderThan');
  }
  if (kind.labelSelector) {
    query.set('labelSelector', kind.labelSelector);
  }
  return `${collectionPath(kind, namespace)}?${query}`;
}

/**
 * Watches a collection until the API server ends the watch.
 *
 * @throws ClusterFailure, or what the transport throws; `watch-expired` when the
 * API server does not know the version any more, `timeout` after too long a
 * silence before all objects were told
 * @internal
 */
export async function watchCollection(
  collection: Collection,
  from: WatchStart,
  listener: WatchListener,
  signal: AbortSignal,
): Promise<WatchEnd> {
  const { clock, transport } = collection;
  const deadline = new Deadline(
    clock,
    signal,
    () => new ClusterFailure('timeout', 'no answer in time'),
  );
  const begin = clock.elapsed();
  const extend = (isListing: boolean) => {
    const left = begin + listedDeadline - clock.elapsed();
    deadline.extend(
      isListing
        ? Math.max(0, Math.min(listingDeadline, left))
        : silenceDeadline,
    );
  };
  // Bytes alone prove nothing: something between may send them.
  const reader = new EventReader(
    collection,
    listener,
    extend,
    from.resourceVersion,
  );
  const endWith = (silent: boolean): WatchEnd => ({
    resourceVersion: reader.resourceVersion,
    lossy: reader.lossy || silent,
    silent,
    bookmarked: reader.sawBookmark,
  });
  deadline.extend(turnDeadline);
  let isOpen = false;
  try {
    const response = await transport.get({
      path: watchPath(collection, from),
      accept: acceptObject(collection.kind),
      signal: deadline.signal,
      onSend: () => deadline.extend(openDeadline),
    });
    await checkAnswer(response, clock.now());
    isOpen = true;
    listener.onOpen();
    extend(reader.isListing);
    await readChunks(response.body, chunk => reader.read(chunk));
    reader.finish();
  } catch (error) {
    signal.throwIfAborted();
    if (isOpen && deadline.signal.aborted && !reader.isListing) {
      // Nothing happened, or nothing comes through any more: a list tells.
      return endWith(true);
    }
    deadline.signal.throwIfAborted();
    throw error;
  } finally {
    deadline.clear();
  }
  if (reader.isListing) {
    throw new ClusterFailure(
      'unexpected-answer',
      'the answer ended before all objects were told',
    );
  }
  return endWith(false);
}
