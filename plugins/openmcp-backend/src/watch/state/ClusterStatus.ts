import { ClusterState } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterReason } from '../../clusters';
import { KindState } from './KindState';

/**
 * Whether a cluster can be read, kind by kind.
 *
 * @internal
 */
export interface ClusterStatus {
  state: ClusterState;
  reason?: ClusterReason;
  /** Last proof of life of anything on this cluster. */
  asOf?: number;
  kinds: Array<KindState & { kind: string }>;
  /** How far the kept objects can be trusted. */
  freshness: {
    /** The oldest proof among the kinds that were listed. */
    asOf?: number;
    stale: boolean;
    reason?: ClusterReason;
  };
  /** Kinds whose objects were never read in full. */
  unreadKinds: string[];
}
