import { eligibilityRules } from '../rules';
import { eligibilityCodes, questionOf, renderRuleSentence, ruleIds } from '.';

const params = {
  parts: ['init', 'run'],
  path: ['a', 'b', 'a'],
  text: 'x',
};

describe('messages', () => {
  it('have a question for each rule, and in its order', () => {
    expect(eligibilityRules.map(({ id }) => id)).toEqual(ruleIds);
    for (const id of ruleIds) {
      expect(questionOf(id)).toMatch(/^[A-Z].*\?$/);
    }
    expect(new Set(ruleIds.map(questionOf)).size).toBe(27);
  });

  it('answer an unknown rule with its id, also that of a prototype', () => {
    expect(questionOf('acme')).toBe('acme');
    expect(questionOf('constructor')).toBe('constructor');
  });

  it.each(eligibilityCodes)('say %s as we write', code => {
    const sentence = renderRuleSentence({ code, params });
    expect(sentence).not.toMatch(
      /!|\bplease\b|\binvalid\b|\bsuccessfully\b|error occurred|oops|undefined|\[object/i,
    );
    expect(sentence.endsWith('.')).toBe(!sentence.startsWith('not checked'));
  });

  it('say lists in words', () => {
    const say = (...capabilities: string[]) =>
      renderRuleSentence({
        code: 'needs-capabilities',
        params: { capabilities },
      });
    expect(say('flux')).toBe('Must be on the platform cluster first: flux.');
    expect(say('flux', 'kro', 'dns')).toBe(
      'Must be on the platform cluster first: flux, kro and dns.',
    );
    expect(say(...'abcdefgh')).toBe(
      'Must be on the platform cluster first: a, b, c, d, e, f and 2 more.',
    );
  });

  it.each([
    [['customResources'], 'CRDs'],
    [['namespaces', 'customResources'], 'namespaces and CRDs'],
    [['purposes'], 'purposes of clusters'],
    [['configurations'], 'configuration objects'],
    [['constructor'], 'constructor'],
  ])('say what of a cluster was not read: %j', (lists, words) => {
    const code = 'not-readable-on-cluster';
    expect(
      renderRuleSentence({ code, params: { cluster: 'eu-live', lists } }),
    ).toBe(`not checked against eu-live: ${words} not readable there`);
  });

  it('bound what others wrote and keep it on one line', () => {
    const sentence = renderRuleSentence({
      code: 'traits-not-trusted',
      params: { title: `a\n${'b'.repeat(500)}` },
    });
    expect(sentence).toMatch(/^The traits of a b+… are not/);
    expect(sentence.length).toBeLessThan(200);
  });

  it('show nothing that turns a line around or is not seen', () => {
    const sentence = renderRuleSentence({
      code: 'traits-not-trusted',
      params: { title: 'a\u202eb\u0007\u001b\u200bc' },
    });
    expect(sentence).toBe(
      'The traits of a b c are not from a trusted location.',
    );
  });

  it('look at the beginning of a huge text only', () => {
    const title = 'ab '.repeat(5_000_000);
    const before = process.cpuUsage();
    renderRuleSentence({ code: 'traits-not-trusted', params: { title } });
    // Work, and not time that passes: the machine may be busy. All of it takes more
    // than a second.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(400);
  });

  it.each(['acme-code', '__proto__', 'toString'])(
    'answer the unknown code %s with its message or itself',
    code => {
      expect(renderRuleSentence({ code, params: {} })).toBe(code);
      expect(renderRuleSentence({ code, params: { message: 'So.' } })).toBe(
        'So.',
      );
    },
  );
});
