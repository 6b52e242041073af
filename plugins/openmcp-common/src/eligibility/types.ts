import type { Health } from '../status';
import type { InstallationKind } from '../objects';
import type { VersionTraits } from '../traits';

/**
 * Outcome of a rule, of a verdict, of a route. From good to bad.
 *
 * @public
 */
export type Outcome =
  | 'ok'
  | 'warning'
  | 'needs-configuration'
  | 'unknown'
  | 'blocked';

/**
 * Parameters of a sentence about eligibility. A parameter that is not known is
 * left out.
 *
 * @public
 */
export type RuleParams = Record<string, string | number | readonly string[]>;

/**
 * A sentence as a code with parameters; readers render it in their language.
 *
 * @public
 */
export interface RuleSentence {
  code: string;
  params: RuleParams;
}

/**
 * An object of a cluster that a result rests on.
 *
 * @public
 */
export interface EvidenceObject {
  kind: string;
  name: string;
  namespace?: string;
  uid?: string;
}

/**
 * What a result rests on: a place in public sources, or an object of a cluster.
 *
 * @public
 */
export type Evidence =
  | { type: 'source'; ref: string; url?: string; note?: string }
  | { type: 'object'; object: EvidenceObject; asOf?: string; note?: string };

/**
 * What somebody can do so that a result gets better.
 *
 * @public
 */
export interface Remedy extends RuleSentence {
  by: 'provider-developer' | 'platform-owner' | 'landscape';
}

/**
 * The answer of one rule to its question.
 *
 * @public
 */
export interface RuleResult extends RuleSentence {
  ruleId: string;
  outcome: Outcome;
  evidence: Evidence[];
  remedy?: Remedy;
  /** What is always so, or was not checked. Never a reason against. */
  notes: RuleSentence[];
}

/**
 * The results of all rules of one question in one view; the outcome is the worst
 * of theirs.
 *
 * @public
 */
export interface Verdict {
  outcome: Outcome;
  results: RuleResult[];
}

/**
 * Ways in which a tool can live on the platform cluster without its provider's
 * image being wrapped.
 *
 * @public
 */
export type HostRoute = 'helm-deployment' | 'helm-release' | 'platform-service';

/**
 * May the image be deployed as a PlatformService? Given twice: as released, and
 * with platform mode. Where the question makes no sense, the reason says why.
 *
 * @public
 */
export type WrapEligibility =
  | { applicable: true; today: Verdict; withPlatformMode: Verdict }
  | { applicable: false; reason: RuleSentence };

/**
 * May the tool live on the platform cluster by another route? Best route first;
 * the outcome is the one of the best route.
 *
 * @public
 */
export type HostEligibility =
  | {
      applicable: true;
      outcome: Outcome;
      routes: ({ route: HostRoute } & Verdict)[];
    }
  | { applicable: false; reason: RuleSentence };

/**
 * Both answers about one provider or tool.
 *
 * @public
 */
export interface Eligibility {
  wrap: WrapEligibility;
  host: HostEligibility;
}

/**
 * What an entity describes.
 *
 * @public
 */
export type ProviderKind =
  | 'service-provider'
  | 'platform-service'
  | 'cluster-provider'
  | 'tool';

/**
 * Whether traits may be relied on: the entity comes from a trusted location, it
 * does not, or several trusted entities claim the same image.
 *
 * @public
 */
export type Trust = 'trusted' | 'untrusted' | 'conflicting';

/**
 * What eligibility is asked of.
 *
 * @public
 */
export interface EligibilitySubject {
  kind: ProviderKind;
  /** As people read it. */
  title: string;
  /** Name that its installations usually have, for instance `flux`. */
  name?: string;
  trust: Trust;
  /** Image repository without tag; missing for a tool without a provider. */
  image?: string;
  /** True for the services that the openmcp-operator creates itself. */
  managedByOperator?: boolean;
  /** Version of the image that is asked about; without it the newest is meant. */
  version?: string;
  /** Traits of the version that is meant; missing when none is known. */
  traits?: VersionTraits;
  /** Traits of the tool, for what the provider does not declare itself. */
  toolTraits?: VersionTraits;
  /** Why the tool needs no other route, as its entity declares it. */
  alreadyThere?: string;
}

/**
 * An installation on the cluster that is checked against.
 *
 * @public
 */
export interface InstalledProvider {
  kind: InstallationKind;
  name: string;
  uid: string;
  /** Whole image reference; a mirror is replaced by what it mirrors. */
  image: string;
  health: Health;
  /** True when the object is marked as told to use platform mode. */
  platformMode: boolean;
  /** Default 1, as the openmcp-operator reads it. */
  runReplicas?: number;
  /** True when one of its pods cannot pull the image. */
  imagePullFailing?: boolean;
  /** Whether its spec names pull secrets. */
  hasImagePullSecrets?: boolean;
}

/**
 * A configuration object of the cluster that is checked against.
 *
 * @public
 */
export interface InstalledConfiguration {
  group: string;
  kind: string;
  name: string;
  uid: string;
}

/**
 * A CRD of the cluster that is checked against, with what tells its owner.
 *
 * @public
 */
export interface InstalledCustomResource {
  name: string;
  uid: string;
  group: string;
  labels: Readonly<Record<string, string>>;
  annotations: Readonly<Record<string, string>>;
  /** Names of field managers, newest last. */
  managers: readonly string[];
}

/**
 * What is known of the cluster that is checked against. A list that was not read
 * is missing.
 *
 * @public
 */
export interface ClusterFacts {
  name: string;
  /** When the oldest of the lists was last known to be true. */
  asOf?: string;
  installations?: readonly InstalledProvider[];
  customResources?: readonly InstalledCustomResource[];
  /** Names of namespaces. */
  namespaces?: readonly string[];
  /** Purposes of the `Cluster` objects. */
  purposes?: readonly string[];
  /** Objects of the configuration kinds that traits name. */
  configurations?: readonly InstalledConfiguration[];
  /**
   * Kinds whose objects were all read; of any other kind nothing is known.
   * Missing: every kind was read.
   */
  configurationKinds?: readonly Pick<
    InstalledConfiguration,
    'group' | 'kind'
  >[];
}

/**
 * What is asked: of whom, under which name, against which cluster.
 *
 * @public
 */
export interface EligibilityQuestion {
  subject: EligibilitySubject;
  /** Name that the PlatformService would get. */
  name?: string;
  /** Parts of the spec that rules look at. */
  spec?: {
    runReplicas?: number;
    environmentNames?: readonly string[];
    hasOwnCommands?: boolean;
    hasImagePullSecrets?: boolean;
    metricsDisabled?: boolean;
  };
  /** Missing: rules that need a cluster say that they were not checked against one. */
  cluster?: ClusterFacts;
  /** What delivers the openmcp-operator in this landscape; default `flux`. */
  operatorDeliveredBy?: 'flux' | 'other';
  /** Traits of all providers and tools, for the graph of what needs what. */
  landscape: readonly EligibilitySubject[];
}
