import { isDeepStrictEqual } from 'node:util';
import { recordOf } from './LiveObject';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The fields that a set such as `k:{"name":"a"}` tells an entry by. */
function keyOf(step: string): Record<string, unknown> | undefined {
  const key = step.startsWith('k:') ? parse(step.slice(2)) : undefined;
  return isRecord(key) ? key : undefined;
}

function ownedEntry(entry: unknown, fields: Record<string, unknown>): unknown {
  for (const [step, inner] of Object.entries(fields)) {
    const key = keyOf(step);
    const isMeant =
      key !== undefined &&
      isRecord(entry) &&
      Object.entries(key).every(([name, value]) =>
        isDeepStrictEqual(entry[name], value),
      );
    if (isMeant) {
      return { ...key, ...recordOf(ownedPart(entry, inner)) };
    }
    if (
      step.startsWith('v:') &&
      isDeepStrictEqual(entry, parse(step.slice(2)))
    ) {
      return entry;
    }
  }
  return undefined;
}

/**
 * The part of a value that a manager owns, so that who sends it again leaves
 * everything as it is.
 *
 * @remarks
 * Source: structured-merge-diff, `fieldpath/serialize.go`: `f:` is a field, `k:`
 * an entry by its key, `v:` an entry by its value, `.` the thing itself; what has
 * nothing below it is owned as a whole.
 *
 * @param value - as it is on the cluster
 * @param fields - a set of `fieldsV1` at the place of the value
 * @returns undefined when nothing of it is owned
 * @internal
 */
export function ownedPart(value: unknown, fields: unknown): unknown {
  if (!isRecord(fields) || value === undefined) {
    return undefined;
  }
  const steps = Object.keys(fields);
  if (steps.length === 0) {
    return value;
  }
  if (Array.isArray(value)) {
    const entries = value
      .map(entry => ownedEntry(entry, fields))
      .filter(entry => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (!isRecord(value)) {
    return value;
  }
  const parts = steps.flatMap(step => {
    const name = step.startsWith('f:') ? step.slice(2) : undefined;
    const part =
      name !== undefined && Object.hasOwn(value, name)
        ? ownedPart(value[name], fields[step])
        : undefined;
    return part === undefined ? [] : [[name, part] as const];
  });
  return parts.length > 0 || steps.includes('.')
    ? Object.fromEntries(parts)
    : undefined;
}

/**
 * The set of fields that a manager has applied; undefined when it has none.
 *
 * @param metadata - of the object as it is on the cluster
 * @internal
 */
export function appliedFields(
  metadata: Record<string, unknown>,
  manager: string,
): Record<string, unknown> | undefined {
  const { managedFields } = metadata;
  const entry = (Array.isArray(managedFields) ? managedFields : [])
    .map(recordOf)
    .find(
      each =>
        each.manager === manager &&
        each.operation === 'Apply' &&
        each.subresource === undefined,
    );
  return entry && recordOf(entry.fieldsV1);
}
