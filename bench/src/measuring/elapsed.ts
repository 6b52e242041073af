/**
 * Milliseconds that something takes.
 *
 * @internal
 */
export function elapsed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
