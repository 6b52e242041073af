// Writes the JSON Schema of traits from its source, the zod schema. A test fails
// when the written file is not up to date. Run it with Node 24, which reads
// TypeScript: node scripts/writeTraitsSchema.mjs
import { writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { createTraitsJsonSchema } from '../src/traits/traitsSchema.ts';

const file = new URL('../schema/provider-traits.schema.json', import.meta.url);
const text = prettier.format(JSON.stringify(createTraitsJsonSchema()), {
  parser: 'json',
});

await writeFile(file, text);
