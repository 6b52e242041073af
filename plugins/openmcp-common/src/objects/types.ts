import { InstallationKind } from './InstallationKind';

/**
 * A condition as its controller wrote it. Unknown types and reasons are kept.
 *
 * @public
 */
export interface Condition {
  type: string;
  /** `True`, `False` or `Unknown`; any other text is kept as it is. */
  status: string;
  reason?: string;
  message?: string;
  /** Generation that the condition speaks of, where the controller says so. */
  observedGeneration?: number;
  /** RFC 3339 time. */
  lastTransitionTime?: string;
}

/**
 * What every kept object has. Times are RFC 3339 texts.
 *
 * @public
 */
export interface ObjectIdentity {
  uid: string;
  name: string;
  /** Missing for cluster-scoped objects. */
  namespace?: string;
  creationTimestamp?: string;
  deletionTimestamp?: string;
}

/**
 * A ClusterProvider, ServiceProvider or PlatformService, reduced to what is
 * kept: names of environment variables but never their values, no managed
 * fields, no last-applied annotation.
 *
 * @public
 */
export interface ProviderObject extends ObjectIdentity {
  kind: InstallationKind;
  generation: number;
  /** Labels that tell whose object it is. */
  labels: Record<string, string>;
  /**
   * Annotations below `openmcp.cloud/`, and those that tell that Helm or Argo CD
   * looks after the object.
   */
  annotations: Record<string, string>;
  finalizers: string[];
  spec: ProviderSpec;
  status: ProviderStatus;
}

/**
 * The kept part of a provider's spec.
 *
 * @remarks
 * Source: openmcp-operator, `api/provider/v1alpha1/deployment_types.go`.
 *
 * @public
 */
export interface ProviderSpec {
  image: string;
  imagePullSecrets: string[];
  initCommand: string[];
  runCommand: string[];
  /** Names alone; values may hold secrets and are dropped when read. */
  environmentNames: string[];
  /** Default 1. */
  runReplicas: number;
  /** Default `INFO`. */
  verbosity: string;
  extraVolumes: Array<{ name: string; type: string }>;
  extraVolumeMounts: Array<{ name: string; mountPath: string }>;
}

/**
 * The kept part of a provider's status.
 *
 * @public
 */
export interface ProviderStatus {
  /** `Progressing`, `Ready`, `Uninstalling`, or any text of a later operator. */
  phase?: string;
  /** Missing until the operator has written a status. */
  observedGeneration?: number;
  conditions: Condition[];
  /** ServiceProviders alone: API kinds that the provider registered. */
  resources: Array<{ group: string; version: string; kind: string }>;
}

/**
 * The init Job of an installation.
 *
 * @public
 */
export interface JobObject extends ObjectIdentity {
  /** Kind and name of the installation, from labels and annotations. */
  installation: InstallationReference;
  /** Annotation `openmcp.cloud/provider-generation`. */
  providerGeneration?: number;
  suspended: boolean;
  backoffLimit: number;
  active: number;
  succeeded: number;
  failed: number;
  startTime?: string;
  completionTime?: string;
  /** Those that tell how the Job ended, and whether it is suspended. */
  conditions: Condition[];
}

/**
 * The Deployment of an installation.
 *
 * @public
 */
export interface DeploymentObject extends ObjectIdentity {
  installation: InstallationReference;
  generation: number;
  observedGeneration?: number;
  paused: boolean;
  /** `spec.replicas`, default 1. */
  wantedReplicas: number;
  replicas: number;
  updatedReplicas: number;
  readyReplicas: number;
  availableReplicas: number;
  /** Image of the provider's container in the template. */
  image?: string;
  /** Without the messages of those that say that it is well. */
  conditions: Condition[];
}

/**
 * One container of a Pod, init containers included.
 *
 * @public
 */
export interface ContainerStatus {
  name: string;
  /** True for `initContainers` of the Pod. */
  init: boolean;
  image?: string;
  imageId?: string;
  ready: boolean;
  restartCount: number;
  state: ContainerState;
  lastTermination?: ContainerTermination;
}

/**
 * What a container does at this moment.
 *
 * @public
 */
export type ContainerState =
  | { phase: 'waiting'; reason?: string; message?: string }
  | { phase: 'running'; startedAt?: string }
  | ({ phase: 'terminated' } & ContainerTermination)
  | { phase: 'unknown' };

/**
 * How a container ended.
 *
 * @public
 */
export interface ContainerTermination {
  exitCode?: number;
  signal?: number;
  reason?: string;
  /** Termination message; text of a program and thus untrusted. */
  message?: string;
  startedAt?: string;
  finishedAt?: string;
}

/**
 * A Pod of an installation, of its init Job or of its Deployment.
 *
 * @public
 */
export interface PodObject extends ObjectIdentity {
  /** uids of all owners; the controlling owner is first. */
  ownerUids: string[];
  installation: InstallationReference;
  /** Label `app.kubernetes.io/component`. */
  component: 'init-job' | 'controller' | 'other';
  phase?: string;
  reason?: string;
  message?: string;
  startTime?: string;
  nodeName?: string;
  /**
   * Whether it is ready, and that no node was found for it; none of a Pod that has
   * done its work.
   */
  conditions: Condition[];
  containers: ContainerStatus[];
}

/**
 * An Event about an installation or one of its objects.
 *
 * @public
 */
export interface EventObject extends ObjectIdentity {
  /** `Normal`, `Warning`, or other text. */
  type: string;
  reason?: string;
  /** Untrusted text: control characters removed, length bounded. */
  message?: string;
  count: number;
  firstTime?: string;
  lastTime?: string;
  regarding: {
    kind?: string;
    namespace?: string;
    name?: string;
    uid?: string;
  };
}

/**
 * Kind and name of an installation on one cluster.
 *
 * @public
 */
export interface InstallationReference {
  kind: InstallationKind;
  name: string;
}

/**
 * All that is known of one installation at one moment.
 *
 * @public
 */
export interface InstallationObjects {
  provider: ProviderObject;
  jobs: JobObject[];
  deployments: DeploymentObject[];
  pods: PodObject[];
  events: EventObject[];
  /**
   * Kinds that could not be read on this cluster; what would be derived from
   * them is unknown, not absent.
   */
  unreadKinds: string[];
}
