/**
 * The text of a Markdown page with its code blanked, so that what looks like a link or a heading there is none.
 * Lines stay where they are.
 *
 * @param {string} text
 * @returns {string}
 */
export function withoutCode(text) {
  return withoutBlocks(text)
    .split('\n')
    .map(line =>
      line.replace(/(`+)[^`]+\1(?!`)/g, code => ' '.repeat(code.length)),
    )
    .join('\n');
}

/**
 * The same for blocks of code alone: code within sentences stays.
 *
 * @param {string} text
 * @returns {string}
 */
export function withoutBlocks(text) {
  let fence;
  return text
    .split('\n')
    .map(line => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence)) {
          fence = undefined;
        }
        return '';
      }
      fence = mark;
      return mark ? '' : line;
    })
    .join('\n');
}
