import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInstructions } from './readInstructions.mjs';

const README = `
## Install

\`\`\`sh
yarn --cwd packages/backend add first second
\`\`\`

\`\`\`ts
// packages/backend/src/index.ts
backend.add(import('first'));
// What else there is.
backend.add(
  import('second'),
);
\`\`\`

\`\`\`tsx
// packages/app/src/App.tsx
<Route path="/first" element={<FirstPage />} />
\`\`\`

\`\`\`ts
import { something } from 'first';
\`\`\`

## Configure

\`\`\`yaml
openmcp:
  catalog: {}
\`\`\`

\`\`\`yaml
steps: []
\`\`\`
`;

test('a README is read as somebody would who follows it', () => {
  assert.deepEqual(readInstructions(README), {
    packages: { 'packages/backend': ['first', 'second'] },
    backendFeatures: ['first', 'second'],
    code: [
      '// packages/app/src/App.tsx\n<Route path="/first" element={<FirstPage />} />\n',
    ],
    configurations: ['openmcp:\n  catalog: {}\n'],
  });
});
