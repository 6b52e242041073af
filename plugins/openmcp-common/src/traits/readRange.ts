import Range from 'semver/classes/range';

/**
 * A range of versions; undefined where the text is none.
 *
 * @internal
 */
export function readRange(text: string): Range | undefined {
  try {
    return new Range(text);
  } catch {
    return undefined;
  }
}
