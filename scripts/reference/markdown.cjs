/** One line of Markdown that is safe in a cell. */
function cell(text) {
  return String(text ?? '')
    .replace(/\\?\|/g, '\\|')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

function table(header, rows) {
  return [header, header.map(() => '---'), ...rows]
    .map(row => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');
}

function code(text) {
  return `\`${text}\``;
}

/** A paragraph of a comment or of a description, on one line. */
function sentence(text) {
  return String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

module.exports = { cell, code, sentence, table };
