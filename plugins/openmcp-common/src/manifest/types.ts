import type { PlatformServiceSpec } from '../client';

/**
 * Annotation on a PlatformService that records who stated when how its image is
 * told to use platform mode.
 *
 * @public
 */
export const PLATFORM_MODE_ANNOTATION = 'openmcp.cloud/platform-mode';

/**
 * Names of environment variables that the operator sets itself in every
 * container of a provider. A provider that sets one, too, cannot be started.
 *
 * @remarks
 * Source: openmcp-operator, `internal/controllers/provider/install/values.go`
 * and `api/constants/constants.go`.
 *
 * @public
 */
export const RESERVED_ENVIRONMENT_NAMES = [
  'POD_NAME',
  'POD_NAMESPACE',
  'POD_IP',
  'POD_SERVICE_ACCOUNT_NAME',
] as const;

/**
 * Most characters of the name of a PlatformService: the init Job is called
 * `ps-<name>-init`, and its name becomes a label of at most 63 characters.
 *
 * @remarks
 * Source: openmcp-operator, `internal/controllers/provider/install/values.go`
 * and `job.go`: nothing is shortened there.
 *
 * @public
 */
export const LONGEST_PLATFORM_SERVICE_NAME = 55;

/**
 * A PlatformService as it is written to a cluster.
 *
 * @public
 */
export interface PlatformServiceObject {
  apiVersion: 'openmcp.cloud/v1alpha1';
  kind: 'PlatformService';
  metadata: {
    name: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  spec: PlatformServiceSpec;
}
