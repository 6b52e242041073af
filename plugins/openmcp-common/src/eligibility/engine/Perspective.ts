import { compareOutcomes } from '../outcomes';
import type { EligibilityRule } from '../rules/EligibilityRule';
import type { Outcome, RuleResult, Verdict } from '../types';
import { ObservedContext } from './ObservedContext';
import type { Circumstances, Standpoint } from './ObservedContext';
import { PreparedRule } from './PreparedRule';
import { traitsReadBy } from './sourceEvidence';

/**
 * One question about one subject in one view: the traits as this view sees them,
 * and all that no cluster changes.
 *
 * @internal
 */
export class Perspective {
  private readonly standpoint: Standpoint;
  private readonly prepared: readonly PreparedRule[];
  /** Which of the rules the other perspective answers, because it sees the same. */
  private readonly shared: readonly boolean[];
  /** Results that are the same everywhere, at the places of their rules. */
  private readonly settled: RuleResult[] = [];
  private settledOutcome: Outcome = 'ok';
  /** Places of the rules whose results differ from cluster to cluster. */
  private open: readonly number[];

  /**
   * @param sharing - another perspective of the same subject with the same rules,
   * whose results are taken where both see the same
   */
  constructor(
    standpoint: Standpoint,
    rules: readonly EligibilityRule[],
    sharing?: Perspective,
  ) {
    this.standpoint = standpoint;
    this.shared = rules.map(
      rule => !!sharing && seesTheSame(rule, standpoint, sharing.standpoint),
    );
    this.prepared = rules.map((rule, place) =>
      sharing && this.shared[place]
        ? sharing.prepared[place]
        : new PreparedRule(rule, standpoint),
    );
    this.open = rules.map((_, place) => place);
  }

  /**
   * The results of all rules.
   *
   * @param other - verdict of the perspective that this one shares with, of the
   * same circumstances
   */
  judge(circumstances: Circumstances, other?: Verdict): Verdict {
    const context = new ObservedContext(this.standpoint, circumstances);
    const results = this.settled.slice();
    let outcome = this.settledOutcome;
    let hasSettled = false;
    for (const place of this.open) {
      const prepared = this.prepared[place];
      const result =
        other && this.shared[place]
          ? other.results[place]
          : prepared.ask(context);
      results[place] = result;
      outcome = worse(outcome, result.outcome);
      hasSettled ||= prepared.settled !== undefined;
    }
    if (hasSettled) {
      this.settle();
    }
    return { outcome, results };
  }

  /** What turned out to be the same everywhere is not looked at again. */
  private settle(): void {
    this.open = this.open.filter(place => {
      const { settled } = this.prepared[place];
      if (settled) {
        this.settled[place] = settled;
        this.settledOutcome = worse(this.settledOutcome, settled.outcome);
      }
      return !settled;
    });
  }
}

function worse(first: Outcome, second: Outcome): Outcome {
  if (second === 'ok' || second === first) {
    return first;
  }
  return compareOutcomes(first, second) < 0 ? second : first;
}

function seesTheSame(
  rule: EligibilityRule,
  here: Standpoint,
  there: Standpoint,
): boolean {
  if (rule.readsRoute && here.route !== there.route) {
    return false;
  }
  return traitsReadBy(rule).every(trait => {
    const name = trait as keyof typeof here.traits;
    return here.traits[name] === there.traits[name];
  });
}
