const { join } = require('node:path');
const { ConfigReader } = require('@backstage/config');
const { z } = require('zod/v3');
const { zodToJsonSchema } = require('zod-to-json-schema');
const { fieldsOf } = require('../jsonSchema.cjs');
const { code, sentence, table } = require('../markdown.cjs');
const { root } = require('../sources.cjs');

const { registerActions } = require(join(
  root,
  'plugins/openmcp-backend/src/actions',
));

function collect(write) {
  const actions = [];
  registerActions(
    new ConfigReader(write ? { openmcp: { actions: { write: true } } } : {}),
    { registry: { register: action => actions.push(action) } },
  );
  return actions;
}

function fields(schema, isOutput) {
  return table(
    isOutput
      ? ['output', 'type', 'meaning']
      : ['input', 'type', 'needed', 'meaning'],
    fieldsOf(zodToJsonSchema(schema(z), { $refStrategy: 'none' })).map(
      ([path, type, isNeeded, text]) =>
        isOutput
          ? [code(path), type, text]
          : [code(path), type, isNeeded ? 'yes' : 'no', text],
    ),
  );
}

/** Headings of a description would be headings of this page. */
function paragraphs(description) {
  return description
    .split(/\n{2,}|\n(?=#)/)
    .map(part => part.replace(/^#+\s+(.*)\n?/, '**$1.** '))
    .map(part => part.split(/\n(?=- )|(?<=\*\* )(?=- )/))
    .map(lines => lines.map(sentence).join('\n'))
    .map(part => part.replace(/(\*\*)\n- /, '$1\n\n- ').trim())
    .filter(Boolean)
    .join('\n\n');
}

module.exports = {
  'registered-actions.md': () => {
    const always = new Set(collect(false).map(({ name }) => name));
    return `# Registered actions

What other tools, among them MCP clients, may call through the registry of actions of Backstage, each time with the rights of
their caller. \`backend.actions.pluginSources\` has to hold \`openmcp\`.

${collect(true)
  .map(({ name, description, attributes, schema, visibilityPermission }) =>
    [
      `## openmcp:${name}`,
      paragraphs(description),
      [
        `- ${attributes?.readOnly ? 'Reads only' : 'Changes something'}${
          attributes?.destructive ? ', can destroy' : ''
        }${attributes?.idempotent ? '; the same again changes nothing' : ''}.`,
        ...(visibilityPermission
          ? [`- Shown to those who have ${code(visibilityPermission.name)}.`]
          : []),
        ...(always.has(name)
          ? []
          : ['- Only there where `openmcp.actions.write` is true.']),
      ].join('\n'),
      fields(schema.input),
      fields(schema.output, true),
    ].join('\n\n'),
  )
  .join('\n\n')}`;
  },
};
