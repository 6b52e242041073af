import { KeptObject } from './KeptObject';

/**
 * A kind of objects that is listed and watched.
 *
 * @internal
 */
export interface WatchedKind {
  kind: string;
  /** Empty for the core group. */
  group: string;
  version: string;
  plural: string;
  /** Where its objects live. */
  scope: 'cluster' | 'operator-namespaces' | 'event-namespaces';
  /** Only objects with these labels are asked for. */
  labelSelector?: string;
  /**
   * True for kinds that a cluster may do without, because they come with the
   * operator's own definitions.
   */
  optional: boolean;
  /**
   * Reduces an object to what is kept.
   *
   * @returns undefined for an object that does not concern us
   * @throws Error when the object is broken
   */
  project(raw: unknown): KeptObject | undefined;
}
