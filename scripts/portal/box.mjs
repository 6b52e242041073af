/**
 * Draws a frame around some lines.
 *
 * @param {string[]} lines
 * @returns {string} with a line feed at the end
 */
export function box(lines) {
  const width = Math.max(...lines.map(line => line.length));
  const edge = '─'.repeat(width + 2);
  return [
    `┌${edge}┐`,
    ...lines.map(line => `│ ${line.padEnd(width)} │`),
    `└${edge}┘`,
    '',
  ].join('\n');
}
