import type { DeclaredTraits, EligibilityRule } from '../rules/EligibilityRule';
import type {
  Evidence,
  EvidenceObject,
  RuleResult,
  RuleSentence,
} from '../types';
import { sentence } from './answers';
import type {
  Circumstances,
  ObservedContext,
  Standpoint,
} from './ObservedContext';
import { sourceEvidence, topLevel, traitsReadBy } from './sourceEvidence';
import { undeclared } from './undeclared';

/** There are many of these, most of which have nothing to say. */
const NOTHING: never[] = [];

type ResultsByDelivery = Partial<
  Record<Circumstances['operatorDeliveredBy'], RuleResult>
>;

/**
 * A rule with all that no cluster changes of its answers about one subject.
 *
 * @internal
 */
export class PreparedRule {
  /** The result, where neither cluster nor landscape changes it. */
  settled?: RuleResult;
  private readonly rule: EligibilityRule;
  /** Traits that the rule needs and that are not declared. */
  private readonly missing: readonly string[];
  private readonly sources: Evidence[];
  private readonly notes: RuleSentence[];
  /** Results that no cluster changes, by what delivers the operator. */
  private settledBy?: ResultsByDelivery;
  /** Results without a cluster, by what delivers the operator. */
  private unplaced?: ResultsByDelivery;

  constructor(rule: EligibilityRule, { question, traits }: Standpoint) {
    this.rule = rule;
    const isMissing = (name: keyof DeclaredTraits) =>
      traits[name] === undefined;
    const required = rule.requires[question];
    this.missing = required.some(isMissing)
      ? required.filter(isMissing)
      : NOTHING;
    this.sources = sourceEvidence(rule, traits);
    this.notes = inferredNotes(rule, traits);
  }

  /** The answer in a context; the rule itself is asked only where it has to be. */
  ask(context: ObservedContext): RuleResult {
    const { hasCluster, operatorDeliveredBy } = context;
    const known =
      this.settled ??
      this.settledBy?.[operatorDeliveredBy] ??
      (hasCluster ? undefined : this.unplaced?.[operatorDeliveredBy]);
    if (known) {
      return known;
    }
    context.clusterWasRead = false;
    const result = this.check(context);
    if (!context.clusterWasRead && !this.rule.readsLandscape) {
      this.settled = result;
    } else if (!context.clusterWasRead) {
      this.settledBy = { ...this.settledBy, [operatorDeliveredBy]: result };
    } else if (!hasCluster) {
      this.unplaced = { ...this.unplaced, [operatorDeliveredBy]: result };
    }
    return result;
  }

  private check(context: ObservedContext): RuleResult {
    const { outcome, code, params, remedy, notes, objects } =
      this.missing.length > 0
        ? undeclared(context, this.missing)
        : this.rule.check(context);
    const result: RuleResult = {
      ruleId: this.rule.id,
      outcome,
      code,
      params,
      evidence: objects?.length
        ? this.sources.concat(objectEvidence(objects, context.cluster?.asOf))
        : this.sources,
      notes: notes?.length ? notes.concat(this.notes) : this.notes,
    };
    if (remedy) {
      result.remedy = remedy;
    }
    return result;
  }
}

function objectEvidence(
  objects: readonly EvidenceObject[],
  asOf: string | undefined,
): Evidence[] {
  return objects.map(object =>
    asOf === undefined
      ? { type: 'object', object }
      : { type: 'object', object, asOf },
  );
}

/** Traits that were concluded make every result uncertain that rests on them. */
function inferredNotes(
  rule: EligibilityRule,
  traits: DeclaredTraits,
): RuleSentence[] {
  const { inferred } = traits;
  if (!inferred || inferred.length === 0 || rule.reads.includes('inferred')) {
    return NOTHING;
  }
  const read = traitsReadBy(rule);
  const concluded = inferred.filter(path => {
    const name = topLevel(path);
    return (
      read.includes(name) && traits[name as keyof DeclaredTraits] !== undefined
    );
  });
  return concluded.length > 0
    ? [sentence('traits-inferred', { traits: concluded })]
    : NOTHING;
}
