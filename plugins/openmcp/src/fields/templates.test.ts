import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { formFields } from '../formFields';
import * as fields from '.';

const TEMPLATES = join(__dirname, '../../../../templates');
const names = readdirSync(TEMPLATES, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);
const known = Object.values(fields).map(({ name }) => name);

function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'ui:field' ? [String(inner)] : fieldsIn(inner),
  );
}

describe('templates', () => {
  it.each(names)('%s uses fields that there are', name => {
    const { spec } = parse(
      readFileSync(join(TEMPLATES, name, 'template.yaml'), 'utf8'),
    );
    const ours = fieldsIn(spec.parameters).filter(field =>
      field.startsWith('Openmcp'),
    );
    expect(known).toEqual(expect.arrayContaining(ours));
    for (const { id } of spec.steps) {
      // A hyphen would be a minus in an expression.
      expect(id).toMatch(/^[a-zA-Z]+$/);
    }
  });

  it('are all registered', () => {
    const { spec } = parse(readFileSync(join(TEMPLATES, 'all.yaml'), 'utf8'));
    expect([...spec.targets].sort()).toEqual(
      names.map(name => `./${name}/template.yaml`).sort(),
    );
  });

  it('find every field in the app', () => {
    expect(formFields).toHaveLength(known.length);
  });
});
