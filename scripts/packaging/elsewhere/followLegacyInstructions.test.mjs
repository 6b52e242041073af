import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withBlock } from './followLegacyInstructions.mjs';

test('elements get to where somebody would put them, and take the place of what has the same path', () => {
  const source = [
    "import { Route } from 'router';",
    '<FlatRoutes>',
    '  <Route path="/create" element={<ScaffolderPage />} />',
    '  <Route path="/docs" element={<DocsPage />} />',
    '</FlatRoutes>',
  ].join('\n');
  const block = [
    '// packages/app/src/App.tsx',
    "import { Route } from 'router';",
    "import {\n  FirstPage,\n} from 'first';",
    '',
    '<Route path="/first" element={<FirstPage />} />',
    '<Route path="/create" element={<ScaffolderPage />}>',
    '  <Fields />',
    '</Route>',
  ].join('\n');
  assert.equal(
    withBlock(source, block),
    [
      "import {\n  FirstPage,\n} from 'first';",
      "import { Route } from 'router';",
      '<FlatRoutes>',
      '  <Route path="/docs" element={<DocsPage />} />',
      '<Route path="/first" element={<FirstPage />} />',
      '<Route path="/create" element={<ScaffolderPage />}>',
      '  <Fields />',
      '</Route>',
      '</FlatRoutes>',
    ].join('\n'),
  );
});

test('an element gets into each layout', () => {
  assert.equal(
    withBlock(
      '<EntityLayout>\n</EntityLayout>\n<EntityLayout>\n</EntityLayout>',
      '// packages/app/src/EntityPage.tsx\n<EntityLayout.Route path="/a" />;\n',
    ).match(/<EntityLayout\.Route path="\/a" \/>\n<\/EntityLayout>/g).length,
    2,
  );
});

test('an element for which there is no place is an error', () => {
  assert.throws(
    () => withBlock('<App />', '<Route path="/a" element={<A />} />'),
    /There is no place for <Route path="\/a"/,
  );
});
