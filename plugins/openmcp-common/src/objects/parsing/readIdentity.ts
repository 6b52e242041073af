import { ObjectIdentity } from '../types';
import { FieldReader, isRecord, UnknownRecord } from './FieldReader';
import { ParseResult } from './ParseResult';
import { withoutSpareRoom } from './withoutSpareRoom';

/** What an API server lets through as name of the kinds that are read. */
const OBJECT_NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,251}[A-Za-z0-9])?$/;
const UID = /^[A-Za-z0-9._:-]{1,128}$/;

/**
 * Reads what every object has. Name and uid are needed: without them nothing
 * can be said about which object it is.
 *
 * @remarks
 * Callers name its fields one by one: what is made by spreading takes a third
 * more memory.
 *
 * @param raw - the object as it came
 * @param kind - what it has to be; lists leave out the kind of their items
 *
 * @internal
 */
export function readIdentity(
  reader: FieldReader,
  raw: unknown,
  kind: string,
): ParseResult<{ identity: ObjectIdentity; raw: UnknownRecord }> {
  if (!isRecord(raw)) {
    return { problem: 'The object must be a JSON object' };
  }
  if (raw.kind !== undefined && raw.kind !== kind) {
    return { problem: `kind must be ${kind}` };
  }
  const metadata = reader.record(raw.metadata);
  const { name, uid } = metadata;
  if (typeof name !== 'string' || !OBJECT_NAME.test(name)) {
    return {
      problem:
        'metadata.name must be 1 to 253 letters, digits, "-", "_" or "." that begin and end with a letter or digit',
    };
  }
  if (!isUid(uid)) {
    return {
      problem:
        'metadata.uid must be 1 to 128 letters, digits, "-", "_", "." or ":"',
    };
  }
  return {
    object: {
      identity: {
        // No other object has it; what is shared is remembered for a while.
        uid,
        name: reader.share(name),
        namespace: reader.word(metadata.namespace),
        creationTimestamp: reader.time(metadata.creationTimestamp),
        deletionTimestamp: reader.time(metadata.deletionTimestamp),
      },
      raw,
    },
  };
}

/**
 * Reads the uids of all owners, that of the controlling one first.
 *
 * @internal
 */
export function readOwnerUids(
  reader: FieldReader,
  metadata: UnknownRecord,
): string[] {
  return withoutSpareRoom(
    reader
      .records(metadata.ownerReferences)
      .sort(
        (a, b) => Number(b.controller === true) - Number(a.controller === true),
      )
      .map(owner => owner.uid)
      .filter(isUid)
      .map(uid => reader.share(uid)),
  );
}

function isUid(value: unknown): value is string {
  return typeof value === 'string' && UID.test(value);
}
