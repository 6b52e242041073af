const { code, sentence } = require('./markdown.cjs');

/** A type in a few words; references name the schema, which `link` may turn into a link. */
function typeOf(schema, link = name => code(name)) {
  if (!schema || Object.keys(schema).length === 0) {
    return 'anything';
  }
  if (schema.$ref) {
    return link(schema.$ref.split('/').pop());
  }
  const several = schema.anyOf ?? schema.oneOf;
  if (several) {
    return several.map(each => typeOf(each, link)).join(' or ');
  }
  if (schema.allOf) {
    return schema.allOf.map(each => typeOf(each, link)).join(' and ');
  }
  if (schema.enum) {
    return schema.enum.map(each => code(String(each))).join(', ');
  }
  if (schema.const !== undefined) {
    return code(String(schema.const));
  }
  if (schema.type === 'array') {
    return `list of ${typeOf(schema.items, link)}`;
  }
  if (schema.type === 'object' && schema.additionalProperties?.type) {
    return `object of ${typeOf(schema.additionalProperties, link)}`;
  }
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  return [type, schema.format && `(${schema.format})`, limits(schema)]
    .filter(Boolean)
    .join(' ');
}

function limits({ minimum, maximum, minLength, maxLength }) {
  // What JavaScript calls a safe integer is no limit of ours.
  const most =
    maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum ?? undefined;
  if (minimum !== undefined && most !== undefined) {
    return `from ${minimum} to ${most}`;
  }
  if (minimum !== undefined && minimum !== -Number.MAX_SAFE_INTEGER) {
    return `from ${minimum}`;
  }
  if (most !== undefined) {
    return `up to ${most}`;
  }
  return minLength === undefined && maxLength !== undefined
    ? `up to ${maxLength} characters`
    : '';
}

/**
 * Fields of an object schema, one row each, with those of nested objects below them.
 *
 * @returns {Array<[field: string, type: string, isNeeded: boolean, description: string]>}
 */
function fieldsOf(schema, link, prefix = '') {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const isList = field.type === 'array';
    const inner = isList ? field.items : field;
    const isNested = Boolean(inner?.properties);
    const path = `${prefix}${name}${isList && isNested ? '[]' : ''}`;
    return [
      [
        path,
        (isNested && (isList ? 'list of objects' : 'object')) ||
          typeOf(field, link),
        schema.required?.includes(name) ?? false,
        sentence(
          [
            field.description ?? (isList ? inner?.description : undefined),
            field.default !== undefined &&
              `Default: \`${JSON.stringify(field.default)}\`.`,
          ]
            .filter(Boolean)
            .join(' '),
        ),
      ],
      ...(isNested ? fieldsOf(inner, link, `${path}.`) : []),
    ];
  });
}

module.exports = { fieldsOf, typeOf };
