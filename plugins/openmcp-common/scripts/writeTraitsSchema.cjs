// Writes the JSON Schema of traits from its source, the zod schema. A test fails
// when the written file is not up to date. Run it by `yarn generate:schema`, which
// lets Node read TypeScript.
const { writeFileSync } = require('node:fs');
const { resolve } = require('node:path');
const prettier = require('prettier');
const { createTraitsJsonSchema } = require('../src/traits/traitsJsonSchema');

writeFileSync(
  resolve(__dirname, '../schema/provider-traits.schema.json'),
  prettier.format(JSON.stringify(createTraitsJsonSchema()), { parser: 'json' }),
);
