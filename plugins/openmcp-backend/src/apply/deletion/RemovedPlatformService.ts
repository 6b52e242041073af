import { ObjectReference } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What was done on a cluster, or with a dry run would be done.
 *
 * @internal
 */
export interface RemovedPlatformService {
  /**
   * - `deleted`: it is gone.
   * - `deleting`: it is marked, and goes when its finalizers are gone.
   * - `unchanged`: it was marked before.
   */
  result: 'deleted' | 'deleting' | 'unchanged';
  uid?: string;
  /** As it was when it was looked at. */
  resourceVersion?: string;
  deletionTimestamp?: string;
  /** As the spec has it. */
  image?: string;
  metrics: {
    /** Whether the operator makes a Service for metrics. */
    wanted: boolean;
    /** The Service that the status names. */
    service?: ObjectReference;
  };
  /** What looks after the object, where that is no obstacle. */
  owner?: string;
}
