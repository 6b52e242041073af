import { Condition } from '../objects/types';

/**
 * Health of an installation. It says whether the pods are up and never that
 * the tool does its work.
 *
 * @public
 */
export type Health =
  | 'Healthy'
  | 'Progressing'
  | 'Degraded'
  | 'Suspended'
  | 'Terminating'
  | 'Unknown';

/**
 * Every {@link Health}, what needs attention first coming first.
 *
 * @public
 */
export const HEALTHS: readonly Health[] = [
  'Degraded',
  'Unknown',
  'Progressing',
  'Terminating',
  'Suspended',
  'Healthy',
];

/**
 * Why an installation has its health; new codes may be added.
 *
 * @public
 */
export type StatusCode =
  | 'healthy'
  | 'terminating'
  | 'uninstall-failed'
  | 'reconciliation-off'
  | 'job-suspended'
  | 'scaled-to-zero'
  | 'deployment-paused'
  | 'never-reported'
  | 'not-readable'
  | 'generation-behind'
  | 'init-creation-failed'
  | 'init-failed'
  | 'init-started'
  | 'init-pending'
  | 'image-pull-failed'
  | 'container-configuration-failed'
  | 'pod-unschedulable'
  | 'crash-loop'
  | 'container-failed'
  | 'container-restarted'
  | 'installation-failed'
  | 'installation-pending'
  | 'provider-not-ready'
  | 'deployment-missing'
  | 'deployment-not-available'
  | 'pods-starting'
  | 'rollout-progressing'
  | 'old-version-serving'
  | 'unknown-phase';

/**
 * A sentence as code and parameters, so that it can be rendered in the
 * reader's language. `message` is its English rendering: of a reason the whole
 * sentence, of a summary a short one that fits into a table.
 *
 * @public
 */
export interface StatusSentence {
  code: StatusCode;
  params: Record<string, string | number>;
  message: string;
}

/**
 * One finding about one object of an installation.
 *
 * @public
 */
export interface StatusReason extends StatusSentence {
  /** The health that this finding alone would give. */
  health: Health;
  /** The object that the finding is about. */
  object?: { kind: string; name: string; namespace?: string; uid?: string };
  /** RFC 3339 time since when it is so, where an object tells. */
  since?: string;
}

/**
 * What the init Jobs of one generation came to, remembered over Jobs that the
 * operator deleted and made again.
 *
 * @public
 */
export interface InitAttempts {
  /** uid of the provider object that the attempts belong to. */
  providerUid: string;
  /** Generation that the attempts are counted for. */
  generation: number;
  /** Number of failed attempts, also of those of forgotten Jobs. */
  failed: number;
  /**
   * Failed attempts of each Job of this generation, by the uid of the Job and
   * oldest first; of many Jobs the last ones are kept.
   */
  jobs: Array<{ uid: string; failed: number }>;
  /**
   * uids of Jobs of earlier generations. Their Events stay on the cluster for
   * a while and must not count for this generation.
   */
  formerJobUids: string[];
  /** RFC 3339 time of the first failure of this generation. */
  firstFailureAt?: string;
  lastFailure?: InitFailure;
}

/**
 * How an init attempt failed.
 *
 * @public
 */
export interface InitFailure {
  at?: string;
  exitCode?: number;
  reason?: string;
  /** Untrusted text of the container. */
  message?: string;
}

/**
 * State of the init Job of the current generation.
 *
 * @public
 */
export interface InitStatus {
  state: 'pending' | 'running' | 'failing' | 'succeeded' | 'suspended';
  jobName?: string;
  jobUid?: string;
  failedAttempts: number;
  lastFailure?: InitFailure;
}

/**
 * State of the Deployment.
 *
 * @public
 */
export interface DeploymentStatus {
  name: string;
  uid: string;
  wanted: number;
  ready: number;
  updated: number;
  available: number;
  paused: boolean;
  image?: string;
}

/**
 * State of one Pod, with the container that matters most.
 *
 * @public
 */
export interface PodStatus {
  name: string;
  uid: string;
  component: 'init-job' | 'controller' | 'other';
  ownerUid?: string;
  health: Health;
  /** E.g. `Running`, `CrashLoopBackOff`, `Error`, `Completed`. */
  state: string;
  ready: boolean;
  restarts: number;
  createdAt?: string;
  containers: Array<{
    name: string;
    init: boolean;
    state: string;
    ready: boolean;
    restarts: number;
    /** RFC 3339 time at which it ended last before it was started again. */
    lastEndedAt?: string;
    image?: string;
    exitCode?: number;
    /** Untrusted text. */
    message?: string;
  }>;
}

/**
 * The answer to "is it up, since when, and if not why?".
 *
 * @public
 */
export interface InstallationStatus {
  health: Health;
  summary: StatusSentence;
  /** What the summary was chosen from, worst first. */
  reasons: StatusReason[];
  /** RFC 3339 time since when the health is so, where objects tell. */
  since?: string;
  /** True when a kind that matters could not be read. */
  partial: boolean;
  /** The kinds that could not be read. */
  unreadKinds: string[];
  phase?: string;
  conditions: Condition[];
  generation: { wanted: number; observed?: number };
  init: InitStatus;
  deployment?: DeploymentStatus;
  pods: PodStatus[];
  /** Counts of controller pods; undefined when they could not be read. */
  podsReady?: number;
  podsWanted?: number;
  restarts?: number;
  image: { wanted: string; running: string[]; differs: boolean };
  /**
   * RFC 3339 time at which the status changes although no object does, for
   * instance because a restart then counts as history. Derive it again then;
   * missing when time alone changes nothing.
   */
  reviewAt?: string;
}
