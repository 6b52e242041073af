import type { EligibilityRule } from '../rules/EligibilityRule';
import type { Outcome, RuleResult, Verdict } from '../types';
import { ObservedContext } from './ObservedContext';
import type { Circumstances, Standpoint } from './ObservedContext';
import { PreparedRule } from './PreparedRule';
import { worseOutcome } from './worseOutcome';

/**
 * One question about one subject in one view: the traits as this view sees them,
 * and all that no cluster changes.
 *
 * @internal
 */
export class Perspective {
  readonly standpoint: Standpoint;
  readonly rules: readonly EligibilityRule[];
  private readonly prepared: readonly PreparedRule[];
  /** Results that are the same everywhere, at the places of their rules. */
  private readonly settled: RuleResult[];
  private settledOutcome: Outcome = 'ok';
  /** Places of the rules whose results differ from cluster to cluster. */
  private open: readonly number[];

  constructor(standpoint: Standpoint, rules: readonly EligibilityRule[]) {
    this.standpoint = standpoint;
    this.rules = rules;
    this.prepared = rules.map(rule => new PreparedRule(rule, standpoint));
    // As long as it will be, because each verdict begins with a copy.
    this.settled = new Array(rules.length);
    this.open = rules.map((_, place) => place);
  }

  /** The results of all rules. */
  judge(circumstances: Circumstances): Verdict {
    const context = new ObservedContext(this.standpoint, circumstances);
    const results = this.settled.slice();
    let outcome = this.settledOutcome;
    let hasSettled = false;
    for (const place of this.open) {
      const prepared = this.prepared[place];
      const result = prepared.ask(context);
      results[place] = result;
      outcome = worseOutcome(outcome, result.outcome);
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
        this.settledOutcome = worseOutcome(
          this.settledOutcome,
          settled.outcome,
        );
      }
      return !settled;
    });
  }
}
