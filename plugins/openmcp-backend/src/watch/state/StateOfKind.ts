import { KindState } from './KindState';

/**
 * The state of a collection, with the kind that it is of.
 *
 * @internal
 */
export interface StateOfKind {
  kind: string;
  /** Empty for the core group. */
  group: string;
  state: KindState;
}
