import { isTag } from '../settings';

/** Tags of one object that are taken over. */
const MOST = 20;

/**
 * Says that a value was not taken over as it is.
 *
 * @internal
 */
export type Note = (what: string, value: string, why: string) => void;

/**
 * Reads tags that are separated by commas. One that the catalog would refuse is
 * made such that it does not, where that is possible.
 *
 * @internal
 */
export function readTags(text: string | undefined, note: Note): string[] {
  const wanted = (text ?? '')
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean);
  if (wanted.length > MOST) {
    note('tags', wanted[MOST], `and more are left out, after ${MOST}`);
  }
  return wanted.slice(0, MOST).flatMap(tag => {
    if (isTag(tag)) {
      return [tag];
    }
    const mended = tag
      .toLowerCase()
      .replace(/[^a-z0-9+#:]+/g, '-')
      .replace(/^[-:]+|[-:]+$/g, '');
    if (!isTag(mended)) {
      note('tag', tag, 'is left out');
      return [];
    }
    note('tag', tag, `is shown as "${mended}"`);
    return [mended];
  });
}
