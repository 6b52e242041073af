import type { FieldSchema } from './FieldSchema';

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function arrangeMap(value: object, of: FieldSchema): object {
  const keys = Object.keys(value).sort();
  return Object.fromEntries(
    keys.map(key => [
      key,
      arrange((value as Record<string, unknown>)[key], of),
    ]),
  );
}

/**
 * A copy of a value that follows the schema: fields in their order, keys of
 * maps sorted, lists without entries and fields without value left out.
 * Nothing in the copy is shared, with the value or within the copy.
 *
 * @param value - a value that the schema accepts; fields that the schema does
 * not know are not copied
 * @internal
 */
export function arrange(value: unknown, schema: FieldSchema): unknown {
  if (schema.type === 'list' && Array.isArray(value)) {
    return value.map(entry => arrange(entry, schema.of));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (schema.type === 'map') {
    return arrangeMap(value, schema.of);
  }
  if (schema.type !== 'object') {
    return value;
  }
  const arranged: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.fields)) {
    const given = Object.hasOwn(value, name)
      ? (value as Record<string, unknown>)[name]
      : undefined;
    if (given !== undefined && !isEmpty(given)) {
      arranged[name] = arrange(given, field);
    }
  }
  return arranged;
}
