import { compareOutcomes, decidingResult, worstOutcome } from './outcomes';
import { eligibilityRules } from './rules';
import type { Outcome, RuleResult } from './types';

function result(ruleId: string, outcome: Outcome): RuleResult {
  return { ruleId, outcome, code: 'x', params: {}, evidence: [], notes: [] };
}

describe('outcomes', () => {
  it('are ordered: blocked, unknown, needs-configuration, warning, ok', () => {
    const outcomes: Outcome[] = [
      'ok',
      'unknown',
      'warning',
      'blocked',
      'needs-configuration',
    ];
    expect(outcomes.sort((a, b) => compareOutcomes(b, a))).toEqual([
      'blocked',
      'unknown',
      'needs-configuration',
      'warning',
      'ok',
    ]);
  });

  it('are as bad as the worst', () => {
    expect(worstOutcome(['ok', 'unknown', 'warning'])).toBe('unknown');
    expect(worstOutcome([])).toBe('ok');
  });

  it('are decided by the worst result', () => {
    const results = [
      result('cycle', 'warning'),
      result('privilege', 'unknown'),
      result('tenancy', 'ok'),
    ];
    expect(decidingResult({ results })?.ruleId).toBe('privilege');
  });

  it('are decided by what is hardest to change', () => {
    const results = eligibilityRules.map(({ id }) => result(id, 'blocked'));
    results.push(result('added-by-somebody', 'blocked'));
    const order: (string | undefined)[] = [];
    while (results.length > 0) {
      const deciding = decidingResult({ results });
      order.push(deciding?.ruleId);
      results.splice(results.indexOf(deciding!), 1);
    }
    expect(order.slice(0, 3)).toEqual([
      'cycle',
      'target-platform-mode',
      'tenancy',
    ]);
    expect(order.at(-1)).toBe('added-by-somebody');
  });

  it('are decided by nothing when all is ok', () => {
    const results = [result('cycle', 'ok')];
    expect(decidingResult({ results })).toBeUndefined();
  });
});
