import {
  Eligibility,
  RuleResult,
  Verdict,
  worstOutcome,
} from '@openmcp/backstage-plugin-openmcp-common';

function replaceResults(
  verdict: Verdict,
  blocked: ReadonlyMap<string, RuleResult>,
): Verdict {
  const results = verdict.results.map(
    result => blocked.get(result.ruleId) ?? result,
  );
  return {
    outcome: worstOutcome(results.map(({ outcome }) => outcome)),
    results,
  };
}

/**
 * Keeps what speaks against an image in whatever mode, although nothing is
 * declared for its version: a tag that nobody knows must not take away what is
 * known of the image. All else stays unknown.
 *
 * @param answer - about the version that is meant
 * @param newest - about the newest version that traits are declared for
 * @internal
 */
export function keepBlocked(
  answer: Eligibility,
  newest: Eligibility,
): Eligibility {
  if (!answer.wrap.applicable || !newest.wrap.applicable) {
    return answer;
  }
  const blocked = new Map(
    newest.wrap.withPlatformMode.results
      .filter(({ outcome }) => outcome === 'blocked')
      .map(result => [result.ruleId, result]),
  );
  return {
    ...answer,
    wrap: {
      ...answer.wrap,
      today: replaceResults(answer.wrap.today, blocked),
      withPlatformMode: replaceResults(answer.wrap.withPlatformMode, blocked),
    },
  };
}
