import { ClusterTransport } from '../../clusters';
import { Clock } from '../../timing';
import { WatchedKind } from '../kinds';
import { CollectionLimits } from './CollectionBudget';

/**
 * The objects of one kind in one namespace or in the whole cluster, and how to
 * get at them.
 *
 * @internal
 */
export interface Collection {
  kind: WatchedKind;
  /** Undefined for the whole cluster. */
  namespace?: string;
  transport: ClusterTransport;
  clock: Clock;
  /** Default: {@link collectionLimits}. */
  limits?: CollectionLimits;
}
