import type { EligibilityRule } from '../rules/EligibilityRule';
import type { Outcome, Verdict } from '../types';
import { ObservedContext } from './ObservedContext';
import type { Circumstances, Standpoint } from './ObservedContext';
import type { Perspective } from './Perspective';
import { PreparedRule } from './PreparedRule';
import { traitsReadBy } from './sourceEvidence';
import { worseOutcome } from './worseOutcome';

/**
 * Another view of the same subject: only the rules that see something else in it
 * are asked, and the results of the others are taken over.
 *
 * @internal
 */
export class FurtherPerspective {
  private readonly standpoint: Standpoint;
  private readonly differing: { place: number; prepared: PreparedRule }[] = [];

  constructor(standpoint: Standpoint, first: Perspective) {
    this.standpoint = standpoint;
    first.rules.forEach((rule, place) => {
      if (!seesTheSame(rule, standpoint, first.standpoint)) {
        const prepared = new PreparedRule(rule, standpoint);
        this.differing.push({ place, prepared });
      }
    });
  }

  /**
   * The results of all rules.
   *
   * @param first - verdict of the first perspective in the same circumstances
   */
  judge(circumstances: Circumstances, first: Verdict): Verdict {
    const context = new ObservedContext(this.standpoint, circumstances);
    const results = first.results.slice();
    for (const { place, prepared } of this.differing) {
      results[place] = prepared.ask(context);
    }
    let outcome: Outcome = 'ok';
    for (const result of results) {
      outcome = worseOutcome(outcome, result.outcome);
    }
    return { outcome, results };
  }
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
