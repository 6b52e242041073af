import { ObjectSchema } from './ObjectSchema';

type Fields = Record<string, unknown>;

const expected: Record<string, (value: unknown) => boolean> = {
  array: Array.isArray,
  boolean: value => typeof value === 'boolean',
  integer: Number.isInteger,
  number: value => typeof value === 'number',
  object: value =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
  string: value => typeof value === 'string',
};

const shownTypes: Record<string, string> = {
  array: 'list',
  boolean: 'boolean',
  integer: 'numeric (int or float)',
  number: 'numeric (int or float)',
  object: 'map',
  string: 'string',
};

/**
 * Finds the first thing that keeps server-side apply from reading an object. The
 * API server answers it with a 500, before any validation.
 *
 * @param schema - schema of the kind
 * @param value - the object that was sent
 * @param path - where it stands; empty at the root
 * @returns a sentence, or undefined when the object can be read
 * @internal
 */
export function typedFailure(
  schema: ObjectSchema | undefined,
  value: unknown,
  path: string = '',
): string | undefined {
  if (!schema || value === null) {
    return undefined;
  }
  const { type = 'object' } = schema;
  if (!expected[type](value)) {
    return `${path}: expected ${
      shownTypes[type]
    }, got &value.valueUnstructured{Value:${JSON.stringify(value)}}`;
  }
  if (Array.isArray(value)) {
    return listFailure(schema, value, path);
  }
  return type === 'object'
    ? fieldsFailure(schema, value as Fields, path)
    : undefined;
}

function listFailure(
  schema: ObjectSchema,
  items: unknown[],
  path: string,
): string | undefined {
  const keys = schema['x-kubernetes-list-map-keys'] ?? [];
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const key = keys.length
      ? `[${keys
          .map(name => `${name}=${JSON.stringify((item as Fields)?.[name])}`)
          .join(',')}]`
      : `[${index}]`;
    if (seen.has(key)) {
      return `${path}: duplicate entries for key ${key}`;
    }
    seen.add(key);
    const failure = typedFailure(schema.items, item, `${path}${key}`);
    if (failure) {
      return failure;
    }
  }
  return undefined;
}

function fieldsFailure(
  schema: ObjectSchema,
  fields: Fields,
  path: string,
): string | undefined {
  const isOpen =
    schema['x-kubernetes-preserve-unknown-fields'] || !schema.properties;
  for (const [name, content] of Object.entries(fields)) {
    const known = schema.properties?.[name] ?? schema.additionalProperties;
    if (!known && !isOpen) {
      return `${path}.${name}: field not declared in schema`;
    }
    const failure = typedFailure(known, content, `${path}.${name}`);
    if (failure) {
      return failure;
    }
  }
  return undefined;
}
