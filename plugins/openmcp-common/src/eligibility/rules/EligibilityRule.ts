import type { DependencyGraph } from '../../dependencies';
import type { VersionTraits } from '../../traits';
import type { ClusterIndex } from '../engine/ClusterIndex';
import type { LandscapeIndex } from '../engine/LandscapeIndex';
import type {
  EligibilityQuestion,
  EligibilitySubject,
  EvidenceObject,
  HostRoute,
  Outcome,
  Remedy,
  RuleParams,
  RuleSentence,
} from '../types';

/**
 * A list of {@link ClusterFacts} that a rule reads.
 *
 * @public
 */
export type LiveFacts =
  | 'installations'
  | 'customResources'
  | 'namespaces'
  | 'purposes'
  | 'configurations';

/**
 * Traits as a rule sees them: what is not declared, or may not be relied on, is
 * missing.
 *
 * @public
 */
export type DeclaredTraits = Partial<VersionTraits>;

/**
 * What a rule answers.
 *
 * @public
 */
export interface RuleAnswer {
  outcome: Outcome;
  code: string;
  params: RuleParams;
  remedy?: Remedy;
  notes?: RuleSentence[];
  /** Objects of the cluster that the answer rests on. */
  objects?: EvidenceObject[];
}

/**
 * All that a rule may look at.
 *
 * @public
 */
export interface RuleContext {
  question: 'wrap' | 'host';
  /** How the tool would get onto the cluster; only with `host`. */
  route?: HostRoute;
  subject: EligibilitySubject;
  traits: DeclaredTraits;
  /** Name that the PlatformService would get. */
  name?: string;
  spec: NonNullable<EligibilityQuestion['spec']>;
  cluster?: ClusterIndex;
  landscape: LandscapeIndex;
  /** What needs what in the landscape. */
  graph: DependencyGraph;
  operatorDeliveredBy: 'flux' | 'other';
}

/**
 * One question about a provider or a tool. Rules are pure: the same context gives
 * the same answer. They read traits and live objects and name no tool.
 *
 * @public
 */
export interface EligibilityRule {
  id: string;
  belongsTo: 'wrap' | 'host' | 'both';
  /** Paths of all traits that the rule reads, for instance `crds[].cluster`. */
  reads: readonly string[];
  /**
   * Traits without which the rule cannot answer; where one is not declared, the
   * result is `unknown` and the rule is not asked.
   */
  requires: Readonly<Record<'wrap' | 'host', readonly (keyof VersionTraits)[]>>;
  /** Lists of the cluster that the rule reads. */
  live: readonly LiveFacts[];
  /** True when routes of the host question get different answers. */
  readsRoute?: boolean;
  /** True when what delivers the openmcp-operator matters. */
  readsLandscape?: boolean;
  check(context: RuleContext): RuleAnswer;
}
