import published from '../../schema/provider-traits.schema.json';
import { eligibilityRules } from '../eligibility';
import {
  createTraitsJsonSchema,
  JsonSchema,
  schemasAt,
} from './traitsJsonSchema';
import { versionTraitsSchema } from './traitsSchema';

describe('schema of traits', () => {
  it('is published as it is (yarn generate:schema)', () => {
    expect(published).toEqual(
      JSON.parse(JSON.stringify(createTraitsJsonSchema())),
    );
  });

  it.each(
    eligibilityRules.flatMap(rule => rule.reads.map(path => [rule.id, path])),
  )('has what the rule %s reads: %s', (_, path) => {
    const schema = published as JsonSchema;
    expect(schemasAt(schema, `versions[].${path}`)).not.toEqual([]);
    expect(schemasAt(schema, `versions[].${path}.nothing`)).toEqual([]);
  });

  it('has every trait that a rule reads', () => {
    const traits = Object.keys(versionTraitsSchema.shape);
    for (const { id, reads, requires } of eligibilityRules) {
      const named = reads.map(path => path.replace(/[.[].*$/, ''));
      expect({ id, unknown: named.filter(n => !traits.includes(n)) }).toEqual({
        id,
        unknown: [],
      });
      expect(named).toEqual(
        expect.arrayContaining([...requires.wrap, ...requires.host]),
      );
    }
  });
});
