import { EntityLink, isWebAddress } from '../settings';
import { Note } from './readTags';

/** Links of one object that are taken over. */
const MOST = 10;

/**
 * Reads links that are separated by commas: an address, and after a space the
 * title. Only `https:` and `http:` are taken over.
 *
 * @internal
 */
export function readLinks(text: string | undefined, note: Note): EntityLink[] {
  const wanted = (text ?? '')
    .split(',')
    .map(link => link.trim())
    .filter(Boolean);
  if (wanted.length > MOST) {
    note('links', wanted[MOST], `and more are left out, after ${MOST}`);
  }
  return wanted.slice(0, MOST).flatMap(link => {
    const [url, ...words] = link.split(/\s+/);
    if (!isWebAddress(url)) {
      note('link', link, 'is no address with https: or http:');
      return [];
    }
    const title = words.join(' ').slice(0, 120);
    return [title ? { url, title } : { url }];
  });
}
