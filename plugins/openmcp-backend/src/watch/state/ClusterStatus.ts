import { ClusterState } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterReason } from '../../clusters';
import { KindState } from './KindState';
import { StateOfKind } from './StateOfKind';

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
  /** Kinds that the health of installations needs. */
  kinds: Array<KindState & Omit<StateOfKind, 'state'>>;
  /**
   * Kinds that rules of eligibility look at and nothing else. Whether they can be
   * read changes nothing of the rest.
   */
  surroundings: Array<KindState & Omit<StateOfKind, 'state'>>;
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
