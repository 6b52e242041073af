import {
  checkEligibility,
  EligibilityRule,
  EligibilitySubject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { tenantTraits } from '../../__testUtils__/providerEntities';
import { PreparedChecks } from './PreparedChecks';

const subject: EligibilitySubject = {
  kind: 'service-provider',
  title: 'Example',
  trust: 'trusted',
  image: 'ghcr.io/acme/example',
  traits: tenantTraits,
};
const landscape = [subject];

function createRule() {
  const check = jest.fn<
    ReturnType<EligibilityRule['check']>,
    Parameters<EligibilityRule['check']>
  >(context => ({
    outcome: 'ok',
    code: 'told',
    params: {
      title: context.subject.title,
      name: context.name ?? 'none',
      component: context.traits.component ?? 'none',
      replicas: context.spec.runReplicas ?? 0,
    },
  }));
  const rule: EligibilityRule = {
    id: 'telling',
    belongsTo: 'wrap',
    reads: [],
    requires: { wrap: [], host: [] },
    live: [],
    check,
  };
  return { rule, check };
}

describe('PreparedChecks', () => {
  it('asks of a subject once, however often it is made and wherever it is asked', () => {
    const { rule, check } = createRule();
    const checks = new PreparedChecks([rule]);
    for (const cluster of [undefined, { name: 'alpha' }, { name: 'beta' }]) {
      checks.answer({ subject: { ...subject }, landscape, cluster });
    }
    const asked = check.mock.calls.length;
    checks.answer({ subject, landscape, operatorDeliveredBy: 'other' });
    expect(check).toHaveBeenCalledTimes(asked);
    checks.answer({ subject, landscape: [subject] });
    expect(check.mock.calls.length).toBeGreaterThan(asked);
  });

  it.each([
    ['title', { subject: { ...subject, title: 'Other' } }],
    [
      'traits',
      {
        subject: {
          ...subject,
          traits: { ...tenantTraits, component: 'other' },
        },
      },
    ],
    ['trust', { subject: { ...subject, trust: 'untrusted' as const } }],
    ['name', { name: 'other' }],
    ['spec', { spec: { runReplicas: 2 } }],
    ['another spec', { spec: { runReplicas: 3 } }],
  ])('does not take the answer for another %s', (_, part) => {
    const { rule } = createRule();
    const checks = new PreparedChecks([rule]);
    const questions = [
      { subject, landscape },
      { subject, landscape, spec: { runReplicas: 2 } },
      { subject, landscape, ...part },
    ];
    for (const question of [...questions, ...questions]) {
      expect(checks.answer(question)).toEqual(
        checkEligibility(question, [rule]),
      );
    }
  });
});
