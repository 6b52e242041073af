import fc from 'fast-check';
import { harmlessTraits, subjectWith } from '../__testUtils__/exampleSubjects';
import { checkEligibility, renderRuleSentence } from '../eligibility';
import { parseProviderTraits } from './parseProviderTraits';
import { selectVersion } from './selectVersion';

const anything = fc.anything({
  key: fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'length'),
    fc.constantFrom(...Object.keys(harmlessTraits)),
    fc.string(),
  ),
  withNullPrototype: true,
  withSparseArray: true,
  withBigInt: true,
  withDate: true,
  maxDepth: 4,
});

/** Good traits of which some are replaced by anything. */
const damaged = fc
  .dictionary(fc.constantFrom(...Object.keys(harmlessTraits)), anything)
  .map(damage => ({
    schemaVersion: 1,
    versions: [{ ...harmlessTraits, ...damage }],
  }));

describe('reading traits', () => {
  it('answers anything with findings and never throws', () => {
    fc.assert(
      fc.property(anything, value => {
        const { traits, findings } = parseProviderTraits(value);
        expect(traits === undefined).toBe(
          findings.some(({ path }) => /openmcp(\.schemaVersion)?$/.test(path)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('judges whatever survives', () => {
    fc.assert(
      fc.property(damaged, fc.option(fc.string()), (value, tag) => {
        const { traits, findings } = parseProviderTraits(value);
        for (const { path, message } of findings) {
          expect(path).toMatch(/^spec\.openmcp/);
          expect(message).not.toBe('');
        }
        const subject = subjectWith(
          {},
          { traits: traits && selectVersion(traits, tag ?? undefined) },
        );
        const { wrap } = checkEligibility({ subject, landscape: [subject] });
        const results = wrap.applicable ? wrap.today.results : [];
        expect(results).toHaveLength(27);
        results.forEach(result => renderRuleSentence(result));
      }),
      { numRuns: 500 },
    );
  });

  it('takes a damaged trait for not declared, never for harmless', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...(Object.keys(harmlessTraits) as (keyof typeof harmlessTraits)[]),
        ),
        fc.constantFrom(null, 0, [[]], { '': 1 }, [null]),
        (trait, wrong) => {
          const { traits, findings } = parseProviderTraits({
            schemaVersion: 1,
            versions: [{ ...harmlessTraits, [trait]: wrong }],
          });
          const read = traits?.versions[0]?.[trait];
          expect(findings.length).toBeGreaterThan(0);
          expect(read === undefined || JSON.stringify(read) === '{}').toBe(
            true,
          );
        },
      ),
    );
  });
});
