import { JsonObject, JsonValue } from '@backstage/types';

type Schema = Record<string, any>;

/**
 * Keys of a configuration that none of the schemas declares. Schemas let them pass, and so does a portal, which then does
 * not do what somebody wanted.
 *
 * @param data - a configuration, or a part of one
 * @param schemas - JSON Schemas
 * @param path - where the part stands
 * @returns paths of the keys
 */
export function undeclaredKeys(
  data: JsonValue | undefined,
  schemas: Schema[],
  path = '',
): string[] {
  const alternatives = schemas.flatMap(alternativesOf);
  if (Array.isArray(data)) {
    const items = alternatives.flatMap(({ items: each }) => each ?? []);
    return items.length === 0
      ? []
      : data.flatMap((element, index) =>
          undeclaredKeys(element, items, `${path}[${index}]`),
        );
  }
  const isFree = alternatives.every(
    ({ properties, additionalProperties }) =>
      !properties || typeof additionalProperties === 'object',
  );
  if (typeof data !== 'object' || data === null || isFree) {
    return [];
  }
  return Object.entries(data as JsonObject).flatMap(([key, value]) => {
    const inner = alternatives.flatMap(
      ({ properties }) => properties?.[key] ?? [],
    );
    const own = path ? `${path}.${key}` : key;
    return inner.length === 0 ? [own] : undeclaredKeys(value, inner, own);
  });
}

function alternativesOf(schema: Schema): Schema[] {
  return [
    schema,
    ...['anyOf', 'oneOf', 'allOf'].flatMap(key =>
      (schema[key] ?? []).flatMap(alternativesOf),
    ),
  ];
}
