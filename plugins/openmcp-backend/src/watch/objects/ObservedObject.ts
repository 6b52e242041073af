import { KeptObject } from '../kinds';

/**
 * An object as it came from an API server, reduced at once.
 *
 * @internal
 */
export interface ObservedObject {
  /** `<namespace>/<name>`, the namespace empty for cluster-scoped objects. */
  key: string;
  uid: string;
  resourceVersion: string;
  /**
   * What is kept of it; `undefined` when it does not concern us, `'broken'` when
   * it could not be understood.
   */
  kept: KeptObject | undefined | 'broken';
}
