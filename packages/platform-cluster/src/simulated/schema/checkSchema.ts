import { ObjectSchema } from './ObjectSchema';

/**
 * Why a field is refused, in the form of `details.causes` of an answer.
 *
 * @internal
 */
export interface FieldCause {
  reason: string;
  message: string;
  field: string;
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The server itself looks after these; no schema describes them.
const ownFields = ['apiVersion', 'kind', 'metadata'];

function knownProperty(
  schema: ObjectSchema,
  name: string,
): ObjectSchema | undefined {
  return schema.properties?.[name] ?? schema.additionalProperties;
}

/**
 * Fills in defaults and drops what the schema does not know.
 *
 * @param schema - the schema
 * @param value - the value; it is not changed
 * @internal
 */
export function conformed(schema: ObjectSchema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map(item => conformed(items, item)) : value;
  }
  if (!isFields(value)) {
    return value;
  }
  const result: Fields = {};
  for (const [name, content] of Object.entries(value)) {
    const known = knownProperty(schema, name);
    if (known && content !== null) {
      result[name] = conformed(known, content);
    } else if (!known && keepsUnknown(schema)) {
      result[name] = content;
    }
  }
  for (const [name, { default: missing }] of Object.entries(
    schema.properties ?? {},
  )) {
    if (missing !== undefined && result[name] === undefined) {
      result[name] = missing;
    }
  }
  return result;
}

/**
 * Fills in defaults and drops unknown fields of a whole object.
 *
 * @param schema - schema of its kind
 * @param object - the object; it is not changed
 * @internal
 */
export function conformedObject<T extends object>(
  schema: ObjectSchema | undefined,
  object: T,
): T {
  if (!schema) {
    return object;
  }
  const result = { ...(conformed(schema, object) as Fields) };
  for (const name of ownFields) {
    result[name] = (object as Fields)[name];
  }
  return result as T;
}

function keepsUnknown(schema: ObjectSchema): boolean {
  return (
    schema['x-kubernetes-preserve-unknown-fields'] === true ||
    (!schema.properties && !schema.additionalProperties)
  );
}

/**
 * Lists the fields of an object that the schema does not know.
 *
 * @param schema - schema of its kind
 * @param value - the object
 * @param path - where it stands; empty at the root
 * @returns paths such as `spec.foo`
 * @internal
 */
export function unknownFields(
  schema: ObjectSchema | undefined,
  value: unknown,
  path: string = '',
): string[] {
  if (!schema) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      unknownFields(schema.items, item, `${path}[${index}]`),
    );
  }
  if (!isFields(value)) {
    return [];
  }
  return Object.entries(value).flatMap(([name, content]) => {
    if (!path && ownFields.includes(name)) {
      return [];
    }
    const known = knownProperty(schema, name);
    const here = path ? `${path}.${name}` : name;
    if (known) {
      return unknownFields(known, content, here);
    }
    return keepsUnknown(schema) ? [] : [here];
  });
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) {
    return 'array';
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? 'integer' : 'number';
  }
  return typeof value;
}

/**
 * Lists what is wrong with an object, in the words of the API server.
 *
 * @param schema - schema of its kind
 * @param value - the object
 * @param field - where it stands; empty at the root
 * @internal
 */
export function schemaViolations(
  schema: ObjectSchema | undefined,
  value: unknown,
  field: string = '',
): FieldCause[] {
  if (!schema) {
    return [];
  }
  const invalid = (message: string): FieldCause[] => [
    { reason: 'FieldValueInvalid', message, field },
  ];
  const shown = JSON.stringify(value);
  const type = typeOf(value);
  if (schema.type && type !== schema.type) {
    const message = `Invalid value: "${type}": ${field} in body must be of type ${schema.type}: "${type}"`;
    return [{ reason: 'FieldValueTypeInvalid', message, field }];
  }
  if (schema.enum && !schema.enum.includes(value as string)) {
    const supported = schema.enum.map(entry => `"${entry}"`).join(', ');
    return [
      {
        reason: 'FieldValueNotSupported',
        message: `Unsupported value: ${shown}: supported values: ${supported}`,
        field,
      },
    ];
  }
  if (typeof value === 'string' && value.length < (schema.minLength ?? 0)) {
    return invalid(
      `Invalid value: ${shown}: ${field} in body should be at least ${schema.minLength} chars long`,
    );
  }
  if (typeof value === 'number' && value < (schema.minimum ?? value)) {
    return invalid(
      `Invalid value: ${shown}: ${field} in body should be greater than or equal to ${schema.minimum}`,
    );
  }
  if (Array.isArray(value)) {
    return [
      ...duplicates(schema, value, field),
      ...value.flatMap((item, index) =>
        schemaViolations(schema.items, item, `${field}[${index}]`),
      ),
    ];
  }
  return isFields(value) ? fieldViolations(schema, value, field) : [];
}

function fieldViolations(
  schema: ObjectSchema,
  value: Fields,
  field: string,
): FieldCause[] {
  const at = (name: string) => (field ? `${field}.${name}` : name);
  const missing = (schema.required ?? [])
    .filter(name => value[name] === undefined)
    .map(name => ({
      reason: 'FieldValueRequired',
      message: 'Required value',
      field: at(name),
    }));
  const inside = Object.entries(value)
    .filter(([name]) => field || !ownFields.includes(name))
    .flatMap(([name, content]) =>
      schemaViolations(knownProperty(schema, name), content, at(name)),
    );
  return [...missing, ...inside];
}

function duplicates(
  schema: ObjectSchema,
  items: unknown[],
  field: string,
): FieldCause[] {
  const keys = schema['x-kubernetes-list-map-keys'];
  if (!keys) {
    return [];
  }
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keys.map(name => (isFields(item) ? item[name] : undefined));
    const known = seen.has(JSON.stringify(key));
    seen.add(JSON.stringify(key));
    const shown = keys.map(
      (name, at) => `"${name}":${JSON.stringify(key[at])}`,
    );
    return known
      ? [
          {
            reason: 'FieldValueDuplicate',
            message: `Duplicate value: {${shown.join(',')}}`,
            field: `${field}[${index}]`,
          },
        ]
      : [];
  });
}
