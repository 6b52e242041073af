/**
 * Writes a moment as Kubernetes does: to the second, in UTC.
 *
 * @param moment - the moment
 * @internal
 */
export function timestamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
