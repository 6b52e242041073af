import { KeptObject } from './KeptObject';

/**
 * How a cluster serves a kind.
 *
 * @internal
 */
export interface ServedKind {
  version: string;
  /** Name in paths. */
  plural: string;
}

/**
 * A kind of objects that is listed and watched.
 *
 * @internal
 */
export interface WatchedKind extends ServedKind {
  kind: string;
  /** Empty for the core group. */
  group: string;
  /**
   * What depends on it: the health of installations, or rules of eligibility
   * alone.
   */
  neededFor: 'health' | 'eligibility';
  /** Where its objects live. */
  scope: 'cluster' | 'operator-namespaces' | 'event-namespaces';
  /** Only objects with these labels are asked for. */
  labelSelector?: string;
  /** Nothing but the metadata of its objects is asked for. */
  metadataOnly?: boolean;
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
  /**
   * What is kept of an object that is broken, so that it is not taken for one that
   * is gone. Missing for kinds whose objects nobody would miss.
   *
   * @throws Error when it cannot even be told which object it is
   */
  projectIdentity?(raw: unknown): KeptObject;
}

/**
 * A kind that is to be watched. Where `version` and `plural` are given, they are
 * what is asked for first, because objects of that form can be read.
 *
 * @internal
 */
export type WantedKind = Omit<WatchedKind, keyof ServedKind> &
  (ServedKind | { version?: undefined; plural?: undefined });
