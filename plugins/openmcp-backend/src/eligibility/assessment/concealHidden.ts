import { isDeepStrictEqual } from 'node:util';
import {
  Eligibility,
  HostEligibility,
  RuleResult,
  RuleSentence,
  Verdict,
  WrapEligibility,
} from '@openmcp/backstage-plugin-openmcp-common';

/** Says of a result no more than that there is one. */
const hiddenSentence: RuleSentence = {
  code: 'rests-on-hidden',
  params: { message: 'This rests on something that you may not see.' },
};

function concealResults(known: Verdict, visible: Verdict | undefined): Verdict {
  return {
    outcome: known.outcome,
    results: known.results.map((result): RuleResult => {
      const shown = visible?.results.find(
        ({ ruleId }) => ruleId === result.ruleId,
      );
      return isDeepStrictEqual(result, shown)
        ? result
        : {
            ...hiddenSentence,
            ruleId: result.ruleId,
            outcome: result.outcome,
            evidence: [],
            notes: [],
          };
    }),
  };
}

function concealWrap(
  known: WrapEligibility,
  visible: WrapEligibility,
): WrapEligibility {
  if (!known.applicable) {
    return isDeepStrictEqual(known, visible)
      ? known
      : { applicable: false, reason: hiddenSentence };
  }
  const shown = visible.applicable ? visible : undefined;
  return {
    applicable: true,
    today: concealResults(known.today, shown?.today),
    withPlatformMode: concealResults(
      known.withPlatformMode,
      shown?.withPlatformMode,
    ),
  };
}

function concealHost(
  known: HostEligibility,
  visible: HostEligibility,
): HostEligibility {
  if (!known.applicable) {
    return isDeepStrictEqual(known, visible)
      ? known
      : { applicable: false, reason: hiddenSentence };
  }
  const shown = visible.applicable ? visible.routes : [];
  return {
    ...known,
    routes: known.routes.map(verdict => ({
      ...concealResults(
        verdict,
        shown.find(({ route }) => route === verdict.route),
      ),
      route: verdict.route,
    })),
  };
}

/**
 * Keeps every outcome and takes away all that only somebody else may read. A
 * result that would be another one without the hidden things rests on them, so
 * nothing of it is kept but its outcome.
 *
 * @param known - answer from all that is known
 * @param visible - answer from what the caller may see
 * @internal
 */
export function concealHidden(
  known: Eligibility,
  visible: Eligibility,
): Eligibility {
  return {
    wrap: concealWrap(known.wrap, visible.wrap),
    host: concealHost(known.host, visible.host),
  };
}
