import { KeptObject } from '../kinds';

/**
 * An object as it came from an API server, reduced at once.
 *
 * @internal
 */
export interface ObservedObject {
  /**
   * The name; of an object in a namespace that is not the collection's
   * `<namespace>/<name>`.
   */
  key: string;
  uid: string;
  resourceVersion: string;
  /**
   * What is kept of it; `undefined` when it does not concern us, `'broken'` when
   * it could not be understood.
   */
  kept: KeptObject | undefined | 'broken';
  /** What stands for a broken object: that it is there, and is not understood. */
  substitute?: KeptObject;
}
