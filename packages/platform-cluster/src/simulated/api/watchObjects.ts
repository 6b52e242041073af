import { ServerResponse } from 'node:http';
import { apiVersionOf } from '../kinds';
import { KubernetesObject } from '../objects';
import { ObjectStore, StoreEvent } from '../store';
import { ApiError } from './ApiError';
import { ApiRequest } from './ApiRequest';
import { represented } from './representation';
import { fieldSelector, labelSelector, Selector } from './selectors';
import { WatchHub } from './WatchHub';

const bookmarkMilliseconds = 60_000;
// The API server ends a watch without a limit after 30 to 60 minutes.
const defaultTimeoutSeconds = 1800;

type EventType = StoreEvent['type'] | 'BOOKMARK' | 'ERROR';

/*
 * To a watcher with a selector an object that no longer matches is deleted, and
 * one that matches from now on is new.
 */
function typeSeen(
  event: StoreEvent,
  selected: Selector,
): EventType | undefined {
  const now = event.type !== 'DELETED' && selected(event.object);
  const before =
    event.type === 'DELETED'
      ? selected(event.object)
      : !!event.previous && selected(event.previous);
  if (now) {
    return before ? 'MODIFIED' : 'ADDED';
  }
  return before ? 'DELETED' : undefined;
}

/**
 * Answers a watch: a line per change until the client goes, the time is over or
 * the kind is no longer served.
 *
 * @param context - the objects and their changes
 * @param request - the request
 * @param response - stays open
 * @throws ApiError when a parameter is refused; nothing was sent by then
 * @internal
 */
export function watchObjects(
  context: { store: ObjectStore; hub: WatchHub; streamedLists: boolean },
  request: ApiRequest,
  response: ServerResponse,
): void {
  const { store, hub } = context;
  const { kind, namespace, query, form } = request;
  const labels = labelSelector(query.get('labelSelector'));
  const fields = fieldSelector(query.get('fieldSelector'), kind);
  const selected: Selector = object =>
    (namespace === undefined || object.metadata.namespace === namespace) &&
    labels(object) &&
    fields(object);
  const bookmarks = query.get('allowWatchBookmarks') === 'true';
  const initialEvents = query.get('sendInitialEvents') === 'true';
  if (initialEvents && !context.streamedLists) {
    throw ApiError.invalid({ kind: 'ListOptions', group: 'meta.k8s.io' }, '', [
      {
        reason: 'FieldValueForbidden',
        message:
          'Forbidden: sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled',
        field: 'sendInitialEvents',
      },
    ]);
  }
  if (initialEvents && query.get('resourceVersionMatch') !== 'NotOlderThan') {
    throw ApiError.invalid({ kind: 'ListOptions', group: 'meta.k8s.io' }, '', [
      {
        reason: 'FieldValueRequired',
        message:
          'Required value: resourceVersionMatch must be set to "NotOlderThan" when sendInitialEvents is true',
        field: 'resourceVersionMatch',
      },
    ]);
  }

  response.writeHead(200, { 'content-type': 'application/json' });
  response.flushHeaders();
  const send = (type: EventType, object: object) =>
    response.write(`${JSON.stringify({ type, object })}\n`);
  const sendObject = (type: EventType, object: KubernetesObject) =>
    send(type, represented(object, kind, form));
  const sendBookmark = (annotations?: Record<string, string>) =>
    send('BOOKMARK', {
      kind: form.metadataOnly ? 'PartialObjectMetadata' : kind.kind,
      apiVersion: form.metadataOnly ? 'meta.k8s.io/v1' : apiVersionOf(kind),
      metadata: {
        resourceVersion: String(store.resourceVersion),
        creationTimestamp: null,
        ...(annotations ? { annotations } : {}),
      },
    });

  const version = Number(query.get('resourceVersion') || 0);
  if (version > 0 && !initialEvents && !hub.remembers(kind.id, version)) {
    const error = ApiError.expired(
      `too old resource version: ${version} (${hub.oldestOf(kind.id)})`,
    );
    send('ERROR', error.body);
    response.end();
    return;
  }
  if (initialEvents && version > store.resourceVersion) {
    send(
      'ERROR',
      ApiError.tooLargeVersion(version, store.resourceVersion).body,
    );
    response.end();
    return;
  }
  let after = version;
  if (version === 0 || initialEvents) {
    after = store.resourceVersion;
    for (const object of store.list(kind.id, namespace).filter(selected)) {
      sendObject('ADDED', object);
    }
    if (initialEvents && bookmarks) {
      sendBookmark({ 'k8s.io/initial-events-end': 'true' });
    }
  }

  let stopWatching = () => {};
  const timers: NodeJS.Timeout[] = [];
  const stop = () => {
    stopWatching();
    timers.forEach(timer => clearTimeout(timer));
  };
  // A client that does not read keeps the response from closing: what is sent
  // ends here already.
  const end = () => {
    stop();
    response.end();
  };
  stopWatching = hub.watch(kind.id, after, {
    onEvent: event => {
      if (Number(event.object.metadata.resourceVersion) <= after) {
        return;
      }
      const type = typeSeen(event, selected);
      if (type) {
        sendObject(type, event.object);
      }
    },
    onEnd: end,
  });
  const seconds = Number(query.get('timeoutSeconds') || defaultTimeoutSeconds);
  timers.push(setTimeout(end, seconds * 1000));
  if (bookmarks) {
    timers.push(setInterval(() => sendBookmark(), bookmarkMilliseconds));
  }
  response.on('close', stop);
}
