/**
 * A block of code of a Markdown page.
 *
 * @typedef {object} CodeBlock
 * @property {string} language - empty where the page names none
 * @property {string} [title] - what stands behind `title=`
 * @property {string} text
 * @property {number} line - number of its first line in the page
 */

const FENCE = /^( *)(```+|~~~+)([^\n`]*)\n([^]*?)^\1\2 *$/gm;

/**
 * All blocks of code of a page, in order.
 *
 * @param {string} page - Markdown
 * @returns {CodeBlock[]}
 */
export function codeBlocks(page) {
  return [...page.matchAll(FENCE)].map(match => {
    const [, indent, , about, text] = match;
    const [language = ''] = about.trim().split(/\s/);
    return {
      language,
      title: /title="([^"]+)"/.exec(about)?.[1],
      text: text.replace(new RegExp(`^${indent}`, 'gm'), ''),
      line: page.slice(0, match.index).split('\n').length + 1,
    };
  });
}
