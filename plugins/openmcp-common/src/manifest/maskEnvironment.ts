/**
 * Stands for the value of an environment variable where values are not shown.
 *
 * @public
 */
export const MASKED_VALUE = '***';

const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function maskEntry(entry: unknown): unknown {
  return isObject(entry) && Object.hasOwn(entry, 'value')
    ? { ...entry, value: MASKED_VALUE }
    : entry;
}

function withoutLastApplied(metadata: unknown): unknown {
  if (!isObject(metadata) || !isObject(metadata.annotations)) {
    return metadata;
  }
  const { [LAST_APPLIED]: _, ...annotations } = metadata.annotations;
  return { ...metadata, annotations };
}

/**
 * A copy of a PlatformService, or of another provider object, whose environment
 * variables have no values. The annotation in which kubectl keeps what was
 * applied last is left out, because it repeats them.
 *
 * @param object - the object; anything without variables comes back as it is
 * @public
 */
export function maskEnvironment<T>(object: T): T {
  if (!isObject(object)) {
    return object;
  }
  const { metadata, spec } = object;
  return {
    ...object,
    ...(Object.hasOwn(object, 'metadata') && {
      metadata: withoutLastApplied(metadata),
    }),
    ...(isObject(spec) &&
      Array.isArray(spec.env) && {
        spec: { ...spec, env: spec.env.map(maskEntry) },
      }),
  } as T;
}
