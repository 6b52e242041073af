const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parse } = require('yaml');
const { fieldsOf, typeOf } = require('../jsonSchema.cjs');
const { code, sentence, table } = require('../markdown.cjs');
const { root } = require('../sources.cjs');

const source = 'plugins/openmcp-backend/src/schema/openapi.yaml';

function anchorOf(name) {
  return name.toLowerCase();
}

const linkToSchema = name => `[${code(name)}](rest-types.md#${anchorOf(name)})`;
const linkHere = name => `[${code(name)}](#${anchorOf(name)})`;

function resolve(spec, node) {
  return node?.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((found, key) => found?.[key], spec)
    : node;
}

function answers(spec, responses) {
  return table(
    ['status', 'answer', 'meaning'],
    Object.entries(responses).map(([status, response]) => {
      const { description, content } = resolve(spec, response) ?? {};
      const schema = content?.['application/json']?.schema;
      return [
        status === 'default' ? 'other' : status,
        schema ? typeOf(schema, linkToSchema) : '',
        sentence(description),
      ];
    }),
  );
}

function parameters(spec, list) {
  const rows = (list ?? []).map(each => {
    const {
      name,
      in: place,
      required,
      schema,
      description,
    } = resolve(spec, each);
    return [
      code(name),
      place,
      typeOf(schema, linkToSchema),
      required ? 'yes' : 'no',
      sentence(
        `${description ?? ''}${
          schema?.default === undefined
            ? ''
            : ` Default: \`${schema.default}\`.`
        }`,
      ),
    ];
  });
  return rows.length
    ? [table(['parameter', 'in', 'type', 'needed', 'meaning'], rows)]
    : [];
}

function operation(spec, path, method, { description, ...rest }) {
  const body = resolve(spec, rest.requestBody)?.content?.['application/json']
    ?.schema;
  return [
    `### ${method.toUpperCase()} ${path}`,
    sentence(description),
    ...parameters(spec, rest.parameters),
    ...(body ? [`Body: ${typeOf(body, linkToSchema)}, as JSON.`] : []),
    answers(spec, rest.responses),
  ].join('\n\n');
}

function routes(spec) {
  return spec.tags
    .map(({ name, description }) =>
      [
        `## ${name}`,
        `${sentence(description)}.`,
        ...Object.entries(spec.paths).flatMap(([path, operations]) =>
          Object.entries(operations)
            .filter(([, each]) => each.tags?.[0] === name)
            .map(([method, each]) => operation(spec, path, method, each)),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function schemas(spec) {
  return Object.entries(spec.components.schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => {
      const fields = fieldsOf(schema, linkHere);
      return [
        `## ${name}`,
        ...(schema.description ? [sentence(schema.description)] : []),
        fields.length
          ? table(
              ['field', 'type', 'always there', 'meaning'],
              fields.map(([path, type, isNeeded, text]) => [
                code(path),
                type,
                isNeeded ? 'yes' : 'no',
                text,
              ]),
            )
          : `${typeOf(schema, linkHere)}.`,
      ].join('\n\n');
    })
    .join('\n\n');
}

const spec = parse(readFileSync(join(root, source), 'utf8'));

module.exports = {
  'rest-api.md': () => `# REST API

${sentence(spec.info.description)}

The base path is \`/api/openmcp\`; the same as OpenAPI is at \`/api/openmcp/openapi.json\`. Requests carry a Backstage token as
\`Authorization: Bearer …\`. Answers carry an \`etag\`, in the header and in the body; with \`If-None-Match\` an unchanged answer is
a 304. Types are on [a page of their own](rest-types.md); what stands behind it is told in
[how watching works](../explanation/watching.md), and what its errors mean in [the runbook](../operations/runbook.md#why-something-is-refused).

${routes(spec)}`,
  'rest-types.md': () => `# Types of the REST API

What [routes](rest-api.md) take and answer.

${schemas(spec)}`,
};
