/**
 * An object of a cluster, of which nothing is known but that it is one.
 *
 * @internal
 */
export interface LiveObject {
  metadata: Record<string, unknown>;
  spec: Record<string, unknown>;
  /** As the operator wrote it. */
  status?: Record<string, unknown>;
}

/**
 * A JSON object, or an empty one for everything else.
 *
 * @internal
 */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/**
 * The texts of a map of labels or annotations.
 *
 * @internal
 */
export function textsOf(value: unknown): Map<string, string> {
  return new Map(
    Object.entries(recordOf(value)).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text] as const] : [],
    ),
  );
}

/**
 * Reads a PlatformService from an answer.
 *
 * @returns undefined when it is something else
 * @internal
 */
export function readLiveObject(body: unknown): LiveObject | undefined {
  const { kind, metadata, spec, status } = recordOf(body);
  const { name } = recordOf(metadata);
  return kind === 'PlatformService' && typeof name === 'string'
    ? {
        metadata: recordOf(metadata),
        spec: recordOf(spec),
        status: recordOf(status),
      }
    : undefined;
}
