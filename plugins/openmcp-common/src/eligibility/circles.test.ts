import { ask, resultOf, wrapOf } from '../__testUtils__/askEligibility';
import { deliveryProvider } from '../__testUtils__/exampleSubjects';
import { checkEligibility } from './checkEligibility';
import { renderRuleSentence } from './messages';
import { decidingResult } from './outcomes';

describe('circles', () => {
  it('finds the circle of what delivers the operator by the graph', () => {
    const answer = ask(deliveryProvider);
    const { today, withPlatformMode } = wrapOf(answer);
    expect(today.outcome).toBe('blocked');
    expect(withPlatformMode.outcome).toBe('blocked');
    const deciding = decidingResult(withPlatformMode)!;
    expect(deciding.ruleId).toBe('cycle');
    expect(renderRuleSentence(deciding)).toBe(
      'A circle: flux is needed by openmcp-operator is needed by ps-flux is needed by HelmRelease is needed by flux.',
    );
    expect(answer.host).toEqual({
      applicable: false,
      reason: {
        code: 'already-there',
        params: {
          title: 'Flux',
          reason: 'the bootstrapper installs it first and owns it',
        },
      },
    });
  });

  it('keeps the circle of the deployer where something else delivers the operator', () => {
    const { withPlatformMode } = wrapOf(
      ask(deliveryProvider, { operatorDeliveredBy: 'other' }),
    );
    expect(withPlatformMode.outcome).toBe('blocked');
    expect(renderRuleSentence(decidingResult(withPlatformMode)!)).toBe(
      'A circle: flux is needed by HelmRelease is needed by flux.',
    );
  });

  it('finds no circle for the same traits under another capability', () => {
    const renamed = {
      ...deliveryProvider,
      traits: { ...deliveryProvider.traits!, provides: ['something-else'] },
    };
    const { today } = wrapOf(ask(renamed));
    expect(resultOf(today, 'cycle').outcome).toBe('ok');
  });

  it('finds the circle of a provider that is not part of the landscape', () => {
    const { today } = wrapOf(
      checkEligibility({ subject: deliveryProvider, landscape: [] }),
    );
    expect(resultOf(today, 'cycle').outcome).toBe('blocked');
  });
});
