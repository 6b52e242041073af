import { worstOutcome } from '../outcomes';
import type { DeclaredTraits, EligibilityRule } from '../rules/EligibilityRule';
import type {
  Evidence,
  EvidenceObject,
  RuleResult,
  RuleSentence,
  Verdict,
} from '../types';
import { ObservedContext } from './ObservedContext';
import type { Circumstances, Standpoint } from './ObservedContext';
import { sourceEvidence, topLevel } from './sourceEvidence';
import { sentence } from './answers';
import { undeclared } from './undeclared';

type ResultsByDelivery = Partial<
  Record<Circumstances['operatorDeliveredBy'], RuleResult>
>;

interface Prepared {
  rule: EligibilityRule;
  /** Traits that the rule needs and that are not declared. */
  missing: readonly string[];
  /** Evidence and notes that no cluster changes. */
  sources: Evidence[];
  notes: RuleSentence[];
  /** The result, where neither cluster nor landscape changes it. */
  settled?: RuleResult;
  /** Results that no cluster changes, by what delivers the operator. */
  settledBy: ResultsByDelivery;
  /** Results without a cluster, by what delivers the operator. */
  unplaced: ResultsByDelivery;
  /** True when the other perspective sees the same. */
  shared: boolean;
}

/**
 * One question about one subject in one view: the traits as this view sees them,
 * and all that no cluster changes.
 *
 * @internal
 */
export class Perspective {
  private readonly standpoint: Standpoint;
  private readonly prepared: Prepared[];

  /**
   * @param sharing - another perspective of the same subject with the same rules,
   * whose results are taken where both see the same
   */
  constructor(
    standpoint: Standpoint,
    rules: readonly EligibilityRule[],
    sharing?: Perspective,
  ) {
    const { question, traits } = standpoint;
    this.standpoint = standpoint;
    this.prepared = rules.map((rule, index) => {
      if (sharing && seesTheSame(rule, standpoint, sharing.standpoint)) {
        return { ...sharing.prepared[index], shared: true };
      }
      return {
        rule,
        missing: rule.requires[question].filter(
          name => traits[name] === undefined,
        ),
        sources: sourceEvidence(rule, traits),
        notes: inferredNotes(rule, traits),
        settledBy: {},
        unplaced: {},
        shared: false,
      };
    });
  }

  /**
   * The results of all rules.
   *
   * @param other - verdict of the perspective that this one shares with, of the
   * same circumstances
   */
  judge(circumstances: Circumstances, other?: Verdict): Verdict {
    const context = new ObservedContext(this.standpoint, circumstances);
    const results = this.prepared.map((prepared, index) =>
      prepared.shared && other
        ? other.results[index]
        : resultOf(prepared, context),
    );
    return {
      outcome: worstOutcome(results.map(({ outcome }) => outcome)),
      results,
    };
  }
}

function resultOf(prepared: Prepared, context: ObservedContext): RuleResult {
  if (prepared.settled) {
    return prepared.settled;
  }
  const { rule } = prepared;
  const { hasCluster, operatorDeliveredBy } = context;
  const known =
    prepared.settledBy[operatorDeliveredBy] ??
    (hasCluster ? undefined : prepared.unplaced[operatorDeliveredBy]);
  if (known) {
    return known;
  }
  context.clusterWasRead = false;
  const result = ask(prepared, context);
  if (!context.clusterWasRead && !rule.readsLandscape) {
    prepared.settled = result;
  } else if (!context.clusterWasRead) {
    prepared.settledBy[operatorDeliveredBy] = result;
  } else if (!hasCluster) {
    prepared.unplaced[operatorDeliveredBy] = result;
  }
  return result;
}

function ask(prepared: Prepared, context: ObservedContext): RuleResult {
  const { rule, missing, sources } = prepared;
  const { outcome, code, params, remedy, notes, objects } =
    missing.length > 0 ? undeclared(context, missing) : rule.check(context);
  const result: RuleResult = {
    ruleId: rule.id,
    outcome,
    code,
    params,
    evidence: objects?.length
      ? [...sources, ...objectEvidence(objects, context.cluster?.asOf)]
      : sources,
    notes: notes?.length ? [...notes, ...prepared.notes] : prepared.notes,
  };
  if (remedy) {
    result.remedy = remedy;
  }
  return result;
}

function objectEvidence(
  objects: readonly EvidenceObject[],
  asOf: string | undefined,
): Evidence[] {
  return objects.map(object => ({
    type: 'object',
    object,
    ...(asOf !== undefined && { asOf }),
  }));
}

/** Traits that were concluded make every result uncertain that rests on them. */
function inferredNotes(
  rule: EligibilityRule,
  traits: DeclaredTraits,
): RuleSentence[] {
  const { inferred } = traits;
  if (!inferred || inferred.length === 0 || rule.reads.includes('inferred')) {
    return [];
  }
  const read = new Set(rule.reads.map(topLevel));
  const concluded = inferred.filter(
    trait =>
      read.has(topLevel(trait)) &&
      traits[topLevel(trait) as keyof DeclaredTraits] !== undefined,
  );
  return concluded.length > 0
    ? [sentence('traits-inferred', { traits: concluded })]
    : [];
}

function seesTheSame(
  rule: EligibilityRule,
  here: Standpoint,
  there: Standpoint,
): boolean {
  if (rule.readsRoute && here.route !== there.route) {
    return false;
  }
  return rule.reads.every(path => {
    const name = topLevel(path) as keyof typeof here.traits;
    return here.traits[name] === there.traits[name];
  });
}
