const { join } = require('node:path');
const { fieldsOf } = require('../jsonSchema.cjs');
const { code, sentence, table } = require('../markdown.cjs');
const { root } = require('../sources.cjs');

const actions = require(join(
  root,
  'plugins/scaffolder-backend-module-openmcp/src/actions',
));

function fields(schema, isOutput) {
  const rows = fieldsOf(schema).map(([path, type, isNeeded, text]) =>
    isOutput
      ? [code(path), type, text]
      : [code(path), type, isNeeded ? 'yes' : 'no', text],
  );
  return table(
    isOutput
      ? ['output', 'type', 'meaning']
      : ['input', 'type', 'needed', 'meaning'],
    rows,
  );
}

function example({ description, example: text }) {
  return `${sentence(description)}:\n\n\`\`\`yaml\n${text.trim()}\n\`\`\``;
}

module.exports = {
  'template-actions.md': () => {
    const all = Object.entries(actions)
      .filter(([name]) => /^create\w+Action$/.test(name))
      .map(([, create]) => create({}))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    return `# Actions of templates

Steps that a template of the scaffolder can have. They are clients of the [REST API](rest-api.md), with the rights of the
person who runs the template. What they say when they fail is [on a page of its own](../operations/scaffolder-failures.md).

${all
  .map(({ id, description, supportsDryRun, schema, examples }) =>
    [
      `## ${id}`,
      `${sentence(description)}${
        supportsDryRun ? '' : ' It is skipped in a dry run.'
      }`,
      fields(schema.input),
      fields(schema.output, true),
      ...(examples ?? []).map(example),
    ].join('\n\n'),
  )
  .join('\n\n')}`;
  },
};
