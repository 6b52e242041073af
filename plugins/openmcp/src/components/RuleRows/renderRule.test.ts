import {
  EligibilityCode,
  eligibilityCodes,
  EligibilitySentence,
  questionOf,
  renderRuleSentence as renderInEnglish,
  ruleIds,
} from '@openmcp/backstage-plugin-openmcp-common';
import { mockApis } from '@backstage/frontend-test-utils';
import { openmcpTranslationRef } from '../../translations';
import { Translate } from '../../language';
import { renderRuleQuestion, renderRuleSentence } from './renderRule';

type Params = EligibilitySentence['params'];

function translate(): Translate {
  const snapshot = mockApis.translation().getTranslation(openmcpTranslationRef);
  if (!snapshot.ready) {
    throw new Error('The texts are not there');
  }
  return snapshot.t as Translate;
}

/** Parameters that are there, whatever their name. */
function everyParam(value: Params[string]): Params {
  return new Proxy(
    {},
    {
      get: () => value,
      has: () => true,
    },
  );
}

describe('what rules say', () => {
  const t = translate();
  const say = (code: string, params: Params, message = 'of the backend') =>
    renderRuleSentence(t, { code, params, message });

  it.each(eligibilityCodes)(
    'is for %s what the backend says in English',
    (code: EligibilityCode) => {
      for (const params of [
        everyParam('x/y "z" <b> $t(tabs) {{a}}'),
        everyParam(['a', 'b', 'c']),
        everyParam('long '.repeat(100)),
        everyParam(7),
        {},
      ]) {
        expect(say(code, params)).toBe(renderInEnglish({ code, params }));
      }
    },
  );

  it.each([
    ['needs-config', { kind: 'ProviderConfig' }],
    ['needs-config', { kind: 'ProviderConfig', name: 'eso' }],
    ['needs-config', { kind: 'ProviderConfig', fields: ['spec.a', 'spec.b'] }],
    ['create-config', { kind: 'ProviderConfig' }],
    ['create-config', { kind: 'ProviderConfig', name: 'eso' }],
    ['tell-by-flag', { name: '--mode' }],
    ['tell-by-flag', { name: '--mode', value: '--mode=platform' }],
    ['needs-onboarding', { command: 'init' }],
    ['needs-onboarding', { command: 'init', timeout: '5m' }],
    ['needs-itself', { path: ['flux', 'openmcp-operator', 'flux'] }],
    ['needs-itself', { path: [] }],
    ['needs-capabilities', { capabilities: [...'abcdefghij'] }],
    [
      'not-readable-on-cluster',
      { cluster: 'eu-live', lists: ['customResources', 'namespaces', 'acme'] },
    ],
  ])('is for %s with %j what the backend says', (code, params) => {
    expect(say(code, params)).toBe(
      renderInEnglish({ code, params: params as Params }),
    );
  });

  it.each(['acme-code', '__proto__', 'constructor'])(
    'is for the unknown code %s the message of the backend',
    code => {
      expect(say(code, {})).toBe('of the backend');
    },
  );

  it('is asked as the backend asks it', () => {
    for (const ruleId of ruleIds) {
      expect(renderRuleQuestion(t, { ruleId, question: '' })).toBe(
        questionOf(ruleId),
      );
    }
    expect(
      renderRuleQuestion(t, { ruleId: 'acme', question: 'Is it ours?' }),
    ).toBe('Is it ours?');
  });
});
