/**
 * JSON without the times at which something was last known to be true. They go
 * on all the time, also when nothing else changes.
 *
 * @internal
 */
export function stringifyWithoutAsOf(value: unknown): string {
  return JSON.stringify(value, (key, member) =>
    key === 'asOf' ? undefined : member,
  );
}
