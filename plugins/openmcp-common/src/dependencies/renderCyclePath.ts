/**
 * A circle in words: "a is needed by b is needed by a".
 *
 * @param path - labels, the first one again at the end
 *
 * @public
 */
export function renderCyclePath(path: readonly string[]): string {
  return path.join(' is needed by ');
}
