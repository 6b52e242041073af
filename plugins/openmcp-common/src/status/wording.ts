/** A sentence stays readable up to this length of what it quotes. */
const LONGEST_QUOTE = 300;

/**
 * A text from a cluster in quotation marks and on one line, after something
 * that leads to it. Nothing when there is no text.
 *
 * @internal
 */
export function quote(
  text: string | number | undefined,
  lead: string,
  limit: number = LONGEST_QUOTE,
): string {
  if (text === undefined || text === '') {
    return '';
  }
  const characters = [...String(text).replace(/\s+/g, ' ').trim()];
  const bounded =
    characters.length > limit
      ? `${characters.slice(0, limit - 1).join('')}…`
      : characters.join('');
  return `${lead}"${bounded}"`;
}

/**
 * An age in one unit: minutes, hours from 60 minutes, days from 48 hours.
 *
 * @internal
 */
export function renderAge(minutes: number): string {
  if (minutes < 1) {
    return 'less than 1 min';
  }
  if (minutes < 60) {
    return `${minutes} min`;
  }
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

/**
 * How often something happened.
 *
 * @internal
 */
export function renderTimes(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}

/**
 * A number with its noun.
 *
 * @internal
 */
export function renderCount(number: string | number, noun: string): string {
  return `${number} ${noun}${Number(number) === 1 ? '' : 's'}`;
}
