import { reliableTraits } from './effectiveTraits';
import type { RuleAnswer, RuleContext } from '../rules/EligibilityRule';
import { answer, remedy } from './answers';

/**
 * The answer of a rule that cannot tell, because a trait is not declared or may
 * not be relied on.
 *
 * @param traits - paths of the traits that are missing
 *
 * @internal
 */
export function undeclared(
  { subject, question, landscape, traits: declared }: RuleContext,
  traits: readonly string[],
): RuleAnswer {
  const { title, trust, version, kind } = subject;
  if (trust === 'untrusted') {
    return answer(
      'unknown',
      'traits-not-trusted',
      { title },
      {
        remedy: remedy('platform-owner', 'trust-location'),
      },
    );
  }
  if (trust === 'conflicting') {
    return answer(
      'unknown',
      'image-claimed-twice',
      { title },
      {
        remedy: remedy('platform-owner', 'resolve-claims'),
      },
    );
  }
  if (kind === 'tool' && question === 'wrap') {
    if (landscape.hasProviderOf(declared.provides ?? [])) {
      return answer(
        'unknown',
        'image-of-provider',
        { title },
        { remedy: remedy('platform-owner', 'ask-provider') },
      );
    }
    return answer(
      'unknown',
      'no-image',
      { title },
      {
        remedy: remedy('provider-developer', 'write-provider'),
      },
    );
  }
  if (kind !== 'tool' && !reliableTraits(subject) && version !== undefined) {
    return answer(
      'unknown',
      'version-not-covered',
      { title, version },
      {
        remedy: remedy('provider-developer', 'declare-version', { version }),
      },
    );
  }
  return answer(
    'unknown',
    'trait-not-declared',
    { traits },
    {
      remedy: remedy('provider-developer', 'declare-traits', { traits }),
    },
  );
}
