import { FieldReader } from './parsing/FieldReader';
import { ParseOptions, ParseResult } from './parsing/ParseResult';
import { readIdentity } from './parsing/readIdentity';
import { EventObject } from './types';

/**
 * Reads an Event, in the form of the core API (`involvedObject`, `message`,
 * `lastTimestamp`) or of `events.k8s.io` (`regarding`, `note`, `series`).
 *
 * @param raw - the object as it came from the cluster
 * @returns the object, or the path that makes it unreadable; never throws
 *
 * @public
 */
export function parseEventObject(
  raw: unknown,
  options?: ParseOptions,
): ParseResult<EventObject> {
  const reader = new FieldReader(options);
  const read = readIdentity(reader, raw, 'Event');
  if (read.object === undefined) {
    return read;
  }
  const { identity } = read.object;
  const event = read.object.raw;
  const series = reader.record(event.series);
  const regarding = reader.record(event.involvedObject ?? event.regarding);
  const firstTime =
    reader.time(event.firstTimestamp) ??
    reader.time(event.deprecatedFirstTimestamp) ??
    reader.time(event.eventTime) ??
    identity.creationTimestamp;
  return {
    object: {
      uid: identity.uid,
      name: identity.name,
      namespace: identity.namespace,
      creationTimestamp: identity.creationTimestamp,
      deletionTimestamp: identity.deletionTimestamp,
      type: reader.word(event.type) ?? 'Normal',
      reason: reader.word(event.reason),
      message: reader.share(reader.message(event.message ?? event.note)),
      count:
        reader.count(series.count) ??
        reader.count(event.count) ??
        reader.count(event.deprecatedCount) ??
        1,
      firstTime,
      lastTime:
        reader.time(series.lastObservedTime) ??
        reader.time(event.lastTimestamp) ??
        reader.time(event.deprecatedLastTimestamp) ??
        firstTime,
      regarding: {
        kind: reader.word(regarding.kind),
        namespace: reader.word(regarding.namespace),
        name: reader.word(regarding.name),
        uid: reader.word(regarding.uid),
      },
    },
  };
}
