import type { RuleId } from './messages';
import type { Outcome, RuleResult } from './types';

const SEVERITY: Readonly<Record<Outcome, number>> = {
  ok: 0,
  warning: 1,
  'needs-configuration': 2,
  unknown: 3,
  blocked: 4,
};

/**
 * Which of equally bad results decides: what nobody can change comes before what
 * the provider's developer can, and that before what the platform owner can. Rules
 * that are not named come last, as those do that others add.
 */
const DECIDING_ORDER: readonly RuleId[] = [
  'cycle',
  'target-platform-mode',
  'tenancy',
  'workload-cluster',
  'contract-cli',
  'gvk-registration',
  'api-boundary',
  'crd-ownership',
  'crd-version-skew',
  'namespace-clash',
  'dual-deployment',
  'object-name',
  'env-reserved',
  'webhook-secret',
  'request-name',
  'leader-election',
  'evidence-freshness',
  'provider-config',
  'data-plane-needs',
  'deployer-dependency',
  'onboarding-dependency',
  'admission-impact',
];

/**
 * Compares two outcomes; positive when the first is the worse one.
 *
 * @public
 */
export function compareOutcomes(first: Outcome, second: Outcome): number {
  return SEVERITY[first] - SEVERITY[second];
}

/**
 * The worst of some outcomes; `ok` when there is none.
 *
 * @public
 */
export function worstOutcome(outcomes: Iterable<Outcome>): Outcome {
  let worst: Outcome = 'ok';
  for (const outcome of outcomes) {
    if (SEVERITY[outcome] > SEVERITY[worst]) {
      worst = outcome;
    }
  }
  return worst;
}

/**
 * The result that decides a verdict: one of the worst outcome, and among those
 * the one that is hardest to change. A circle comes first, because it is there
 * whatever is done to the image. Nothing when all is ok.
 *
 * @public
 */
export function decidingResult<
  T extends Pick<RuleResult, 'ruleId' | 'outcome'>,
>(verdict: { results: readonly T[] }): T | undefined {
  const outcome = worstOutcome(verdict.results.map(result => result.outcome));
  if (outcome === 'ok') {
    return undefined;
  }
  return verdict.results
    .filter(result => result.outcome === outcome)
    .reduce((first, second) =>
      priority(second.ruleId) < priority(first.ruleId) ? second : first,
    );
}

function priority(ruleId: string): number {
  const at = (DECIDING_ORDER as readonly string[]).indexOf(ruleId);
  return at < 0 ? DECIDING_ORDER.length : at;
}
