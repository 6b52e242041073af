// More than a cluster stores in one object.
const LONGEST = 2_000_000;
const DEEPEST = 100;
const CUT = '"…"';

/** What would not be seen, or turn the text around. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu;

function escapeUnits(text: string): string {
  return Array.from(
    { length: text.length },
    (_, position) =>
      `\\u${text.charCodeAt(position).toString(16).padStart(4, '0')}`,
  ).join('');
}

function leafToJson(value: unknown): string {
  const json = JSON.stringify(typeof value === 'bigint' ? `${value}` : value);
  return (json ?? 'null').replace(UNSEEN, escapeUnits);
}

function fieldsOf(object: object): [string, unknown][] {
  return Object.entries(object)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * A value as JSON in which the order of fields does not matter and nothing is
 * invisible. What is too long, too deep or cyclic is cut.
 *
 * @internal
 */
export function toCanonicalJson(value: unknown): string {
  let room = LONGEST;
  const above: object[] = [];
  const write = (part: unknown): string => {
    const isCut = room <= 0 || above.length > DEEPEST;
    if (isCut || above.includes(part as object)) {
      return CUT;
    }
    if (typeof part !== 'object' || part === null) {
      const json = leafToJson(part);
      room -= json.length;
      return json;
    }
    room -= 2;
    above.push(part);
    const json = Array.isArray(part)
      ? `[${part.map(write).join(',')}]`
      : `{${fieldsOf(part)
          .map(([key, field]) => `${write(key)}:${write(field)}`)
          .join(',')}}`;
    above.pop();
    return json;
  };
  return write(value);
}
