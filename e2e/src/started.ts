/**
 * A part of a stage, once it was started.
 *
 * @throws Error when it was not
 * @internal
 */
export function started<T>(part: T | undefined): T {
  if (part === undefined) {
    throw new Error('The stage was not started.');
  }
  return part;
}
