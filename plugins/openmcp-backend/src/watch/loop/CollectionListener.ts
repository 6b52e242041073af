import { ObjectChange } from '../objects';
import { KindState } from '../state';

/**
 * What a {@link CollectionWatcher} tells.
 *
 * @internal
 */
export interface CollectionListener {
  /** Objects of the collection changed; told in the order it happened. */
  onChanges(changes: ObjectChange[]): void;
  /** The state of the collection is another one. */
  onState(state: KindState, before: KindState): void;
}
