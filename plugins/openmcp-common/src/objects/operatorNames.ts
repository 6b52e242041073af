import { InstallationKind } from './InstallationKind';
import { InstallationReference } from './types';

/**
 * Labels that the openmcp-operator sets on init Jobs, Deployments and their
 * Pods.
 *
 * @remarks
 * Source: openmcp-operator,
 * `internal/controllers/provider/install/values.go`.
 *
 * @public
 */
export const OPERATOR_LABELS = {
  /** Always {@link OPERATOR_NAME} on what the operator made. */
  managedBy: 'app.kubernetes.io/managed-by',
  /** The kind of the installation, e.g. `PlatformService`. */
  kind: 'app.kubernetes.io/name',
  /** The name of the installation, not shortened and not lower-cased. */
  instance: 'app.kubernetes.io/instance',
  /** `init-job` or `controller`. */
  component: 'app.kubernetes.io/component',
} as const;

/**
 * Value of the label `app.kubernetes.io/managed-by` on what the operator made
 * for a provider, and of `openmcp.cloud/managed-by` on the provider objects
 * that the operator creates itself.
 *
 * @public
 */
export const OPERATOR_NAME = 'openmcp-operator';

/**
 * Label on provider objects that tells who made them.
 *
 * @remarks
 * Source: openmcp-operator, `cmd/openmcp-operator/app/init.go`.
 *
 * @public
 */
export const MANAGED_BY_LABEL = 'openmcp.cloud/managed-by';

/**
 * Annotations that the operator sets on the init Job.
 *
 * @remarks
 * Source: openmcp-operator,
 * `internal/controllers/provider/install/installer.go`.
 *
 * @public
 */
export const JOB_ANNOTATIONS = {
  providerKind: 'openmcp.cloud/provider-kind',
  providerName: 'openmcp.cloud/provider-name',
  providerGeneration: 'openmcp.cloud/provider-generation',
} as const;

/**
 * Annotation on a provider object that tells the operator what to do. With the
 * value `ignore` the operator leaves the object alone.
 *
 * @public
 */
export const OPERATION_ANNOTATION = 'openmcp.cloud/operation';

const NAME_PREFIXES: Record<InstallationKind, string> = {
  ClusterProvider: 'cp-',
  ServiceProvider: 'sp-',
  PlatformService: 'ps-',
};

/**
 * Name of the Deployment of an installation, and of its only container.
 *
 * @remarks
 * Source: openmcp-operator,
 * `internal/controllers/provider/install/values.go`.
 *
 * @public
 */
export function deploymentNameOf(installation: InstallationReference): string {
  return `${NAME_PREFIXES[installation.kind]}${
    installation.name
  }`.toLowerCase();
}

/**
 * Name of the init Job of an installation.
 *
 * @remarks
 * Source: as of {@link deploymentNameOf}.
 *
 * @public
 */
export function initJobNameOf(installation: InstallationReference): string {
  return `${deploymentNameOf(installation)}-init`;
}

/**
 * Kind of the installation that a Job, Deployment, ReplicaSet or Pod of this
 * name would belong to, with the rest of the name.
 *
 * @internal
 */
export function splitOperatorName(
  objectName: string,
): InstallationReference | undefined {
  for (const [kind, prefix] of Object.entries(NAME_PREFIXES)) {
    if (objectName.startsWith(prefix) && objectName.length > prefix.length) {
      return {
        kind: kind as InstallationKind,
        name: objectName.slice(prefix.length),
      };
    }
  }
  return undefined;
}
