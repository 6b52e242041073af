import * as z from 'zod/mini';
import { traitsDescriptions } from './traitsDescriptions';
import { traitsSchema } from './traitsSchema';

/**
 * The parts of a JSON Schema by which a path leads through it.
 *
 * @internal
 */
export interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

function stepInto(schema: JsonSchema, step: string): JsonSchema[] {
  const found = step === '[]' ? schema.items : schema.properties?.[step];
  return [
    ...(found ? [found] : []),
    ...(schema.anyOf ?? []).flatMap(each => stepInto(each, step)),
  ];
}

/**
 * What stands at a path of traits, for instance `versions[].crds[].cluster`.
 *
 * @internal
 */
export function schemasAt(schema: JsonSchema, path: string): JsonSchema[] {
  return path
    .split(/\.|(?=\[\])/)
    .reduce<JsonSchema[]>(
      (reached, step) => reached.flatMap(each => stepInto(each, step)),
      [schema],
    );
}

/**
 * The JSON Schema of `spec.openmcp`, made from the same source as the types.
 *
 * @throws Error when something is described that the schema does not have
 * @internal
 */
export function createTraitsJsonSchema(): Record<string, unknown> {
  const schema = {
    $id: 'https://openmcp.cloud/schemas/provider-traits.schema.json',
    title: 'Traits of a provider or a tool of openMCP (spec.openmcp)',
    ...z.toJSONSchema(traitsSchema, { io: 'input' }),
  };
  for (const [path, description] of Object.entries(traitsDescriptions)) {
    const [described] = schemasAt(schema as JsonSchema, path);
    if (!described) {
      throw new Error(`The schema of traits has nothing at ${path}`);
    }
    described.description = description;
  }
  return schema;
}
