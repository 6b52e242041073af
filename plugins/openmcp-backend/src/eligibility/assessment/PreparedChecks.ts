import {
  createEligibilityCheck,
  EligibilityCheck,
  EligibilityQuestion,
  EligibilityRule,
  EligibilitySubject,
} from '@openmcp/backstage-plugin-openmcp-common';

/** Questions of one landscape that are remembered. */
const mostChecks = 500;

/** A question without the place at which it is asked. */
type Prepared = Omit<EligibilityQuestion, 'cluster' | 'operatorDeliveredBy'>;

/**
 * Remembers how questions are answered: what no cluster changes is found out once
 * for each subject and state of the catalog.
 *
 * @internal
 */
export class PreparedChecks {
  private readonly checks = new WeakMap<
    readonly EligibilitySubject[],
    Map<string, EligibilityCheck>
  >();
  private readonly traitIds = new WeakMap<object, number>();
  private nextTraitId = 1;

  constructor(private readonly rules: readonly EligibilityRule[]) {}

  /**
   * Answers a question. Parts of the answer are shared with others, so it must not
   * be changed.
   */
  answer({ cluster, operatorDeliveredBy, ...question }: EligibilityQuestion) {
    return this.prepare(question)({ cluster, operatorDeliveredBy });
  }

  private prepare(question: Prepared): EligibilityCheck {
    // What callers send can be long, and is seldom sent twice.
    if (question.spec !== undefined) {
      return createEligibilityCheck(question, this.rules);
    }
    const { landscape } = question;
    const checks = this.checks.get(landscape) ?? new Map();
    this.checks.set(landscape, checks);
    const key = this.identify(question);
    const check: EligibilityCheck =
      checks.get(key) ?? createEligibilityCheck(question, this.rules);
    // The one that was not asked for for longest is first.
    checks.delete(key);
    checks.set(key, check);
    if (checks.size > mostChecks) {
      const [first] = checks.keys();
      checks.delete(first);
    }
    return check;
  }

  /** Subjects are made anew for each caller; their traits are those of the catalog. */
  private identify({ subject, name }: Prepared): string {
    const { traits, toolTraits, ...rest } = subject;
    const sorted = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([
      name,
      this.identifyTraits(traits),
      this.identifyTraits(toolTraits),
      sorted,
    ]);
  }

  private identifyTraits(traits: object | undefined): number {
    if (!traits) {
      return 0;
    }
    const id = this.traitIds.get(traits) ?? this.nextTraitId++;
    this.traitIds.set(traits, id);
    return id;
  }
}
