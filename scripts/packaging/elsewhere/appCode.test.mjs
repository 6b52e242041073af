import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appCode } from './appCode.mjs';

test('elements become a component, and what they use is imported', () => {
  assert.equal(
    appCode(
      [
        '// packages/app/src/App.tsx',
        "import '@backstage/ui/css/styles.css';",
        "import { FirstPage } from 'first/legacy';",
        '',
        '<Route path="/first" element={<FirstPage />} />',
        '<SecondCard />',
      ].join('\n'),
      'first/legacy',
      ['FirstPage', 'SecondCard', 'ThirdCard'],
    ),
    [
      "import '@backstage/ui/css/styles.css';",
      "import { FirstPage } from 'first/legacy';",
      "import { Route } from 'react-router-dom';",
      "import { SecondCard } from 'first/legacy';",
      'export const shown = () => <>',
      '',
      '',
      '',
      '<Route path="/first" element={<FirstPage />} />',
      '<SecondCard /></>;',
      '',
    ].join('\n'),
  );
});

test('what is no element stays as it is', () => {
  assert.equal(
    appCode(
      "import first from 'first';\n\nconst app = createApp({ features: [first] });\n",
      'first/legacy',
      [],
    ),
    [
      "import first from 'first';",
      "import { createApp } from '@backstage/frontend-defaults';",
      'export const app = createApp({ features: [first] });',
      '',
    ].join('\n'),
  );
});
