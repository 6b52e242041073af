import { mockServices } from '@backstage/backend-test-utils';
import {
  checkEligibility,
  EligibilityRule,
  eligibilityRules,
  renderRuleSentence,
} from '@openmcp/backstage-plugin-openmcp-common';
import { EligibilityRuleRegistry } from './EligibilityRuleRegistry';

function createRule(
  id: string,
  check: EligibilityRule['check'] = () => ({
    outcome: 'ok',
    code: 'acme-fine',
    params: { message: 'Fine.' },
  }),
): EligibilityRule {
  return {
    id,
    belongsTo: 'wrap',
    reads: [],
    requires: { wrap: [], host: [] },
    live: [],
    check,
  };
}

function judge(rules: readonly EligibilityRule[]) {
  const { wrap } = checkEligibility(
    {
      subject: {
        kind: 'platform-service',
        title: 'DNS',
        trust: 'trusted',
        image: 'ghcr.io/acme/dns',
      },
      landscape: [],
    },
    rules,
  );
  if (!wrap.applicable) {
    throw new Error('The question was not asked');
  }
  return wrap.today.results;
}

describe('EligibilityRuleRegistry', () => {
  it('lists the rules of the suite, and then those that were added', () => {
    const registry = new EligibilityRuleRegistry();
    registry.add(createRule('acme-second'));
    registry.add(createRule('acme-first'));
    const rules = registry.list(mockServices.logger.mock());
    expect(rules.map(({ id }) => id)).toEqual([
      ...eligibilityRules.map(({ id }) => id),
      'acme-second',
      'acme-first',
    ]);
    expect(judge(rules).at(-1)).toMatchObject({
      ruleId: 'acme-first',
      outcome: 'ok',
      code: 'acme-fine',
      params: { message: 'Fine.' },
    });
  });

  it('refuses an id that a rule has already', () => {
    const registry = new EligibilityRuleRegistry();
    expect(() => registry.add(createRule('cycle'))).toThrow(
      'The eligibility rule "cycle" cannot be added: a rule of the suite has this id',
    );
    registry.add(createRule('acme'));
    expect(() => registry.add(createRule('acme'))).toThrow(
      'The eligibility rule "acme" cannot be added: it was added before',
    );
  });

  it.each([
    ['id', { id: 'Not An Id' }],
    ['requires', { requires: undefined }],
    ['belongsTo', { belongsTo: 'nobody' }],
    ['check', { check: 'no function' }],
  ])('refuses what is no rule, naming %s', (field, members) => {
    const rule = { ...createRule('acme'), ...members } as EligibilityRule;
    expect(() => new EligibilityRuleRegistry().add(rule)).toThrow(
      new RegExp(`^An eligibility rule cannot be added: ${field}: `),
    );
  });

  it.each<[string, EligibilityRule['check']]>([
    [
      'throws',
      () => {
        throw new Error('marked-detail');
      },
    ],
    ['answers nothing', () => undefined as never],
    [
      'answers an outcome that there is not',
      () => ({ outcome: 'marked-detail' as never, code: 'x', params: {} }),
    ],
    [
      'answers with parameters that cannot be told',
      () => ({ outcome: 'ok', code: 'x', params: { a: {} as never } }),
    ],
  ])('lets a rule that %s spoil no other', (_, check) => {
    const logger = mockServices.logger.mock();
    const registry = new EligibilityRuleRegistry();
    registry.add(createRule('acme-failing', check));
    registry.add(createRule('acme-other'));
    const rules = registry.list(logger);
    const results = judge(rules);
    expect(results.slice(-2)).toMatchObject([
      {
        ruleId: 'acme-failing',
        outcome: 'unknown',
        code: 'rule-failed',
        params: { rule: 'acme-failing' },
      },
      { ruleId: 'acme-other', outcome: 'ok' },
    ]);
    expect(results.slice(0, -2)).toEqual(judge(eligibilityRules));
    expect(renderRuleSentence(results.at(-2)!)).toBe(
      'The rule acme-failing failed, so that it says nothing.',
    );
    judge(rules);
    expect(logger.warn.mock.calls).toEqual([
      ['The eligibility rule acme-failing failed; its results are unknown'],
    ]);
  });

  it('takes instances of classes as rules', () => {
    class OwnRule implements EligibilityRule {
      readonly belongsTo = 'wrap';
      readonly reads = [];
      readonly requires = { wrap: [], host: [] };
      readonly live = [];
      get id() {
        return 'acme-class';
      }
      check() {
        return { outcome: 'warning', code: this.id, params: {} } as const;
      }
    }
    const registry = new EligibilityRuleRegistry();
    registry.add(new OwnRule());
    const rules = registry.list(mockServices.logger.mock());
    expect(judge(rules).at(-1)).toMatchObject({
      ruleId: 'acme-class',
      outcome: 'warning',
      code: 'acme-class',
    });
  });
});
