import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(__dirname, '../../..');
const location = join(root, 'templates/all.yaml');
const templates: string[] = parse(
  readFileSync(location, 'utf8'),
).spec.targets.map((target: string) => join(dirname(location), target));
const pages = [
  'README.md',
  'plugins/scaffolder-backend-module-openmcp/README.md',
].map(page => join(root, page));

/** Ids and outputs of steps that expressions of a text name. */
function namedSteps(text: string): string[][] {
  return [...text.matchAll(/steps\.([^\s.}]+)(?:\.output\.([^\s.}|]+))?/g)].map(
    ([, id, output]) => (output === undefined ? [id] : [id, output]),
  );
}

describe('steps of all shipped templates and of what the pages show', () => {
  it('finds the templates', () => {
    expect(templates.length).toBeGreaterThanOrEqual(4);
  });

  it.each(templates.map(file => [file.slice(root.length + 1), file]))(
    'have ids in %s that an expression does not take for a subtraction',
    (_, file) => {
      const { steps } = parse(readFileSync(file, 'utf8')).spec;
      expect(steps.length).toBeGreaterThan(0);
      for (const { id } of steps) {
        expect(id).toMatch(/^[a-zA-Z]\w*$/);
      }
    },
  );

  it.each(
    [...templates, ...pages].map(file => [file.slice(root.length + 1), file]),
  )('are named in %s by plain names', (_, file) => {
    const named = namedSteps(readFileSync(file, 'utf8'));
    expect(named.flat().filter(name => !/^\w+$/.test(name))).toEqual([]);
  });

  it('would find a name with a hyphen', () => {
    expect(
      namedSteps('${{ steps.render-manifest.output.manifestPath }}'),
    ).toEqual([['render-manifest', 'manifestPath']]);
  });
});
