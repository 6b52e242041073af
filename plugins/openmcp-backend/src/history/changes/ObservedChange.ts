import {
  InitFailure,
  InstallationKind,
  Sentence,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What can change of an installation and is remembered.
 *
 * @internal
 */
export type ChangeType =
  | 'created'
  | 'health'
  | 'image-wanted'
  | 'image-running'
  | 'registered-kinds'
  | 'init-failed'
  | 'deleted';

/**
 * Types whose changes follow one another: each begins where the one before
 * ended.
 *
 * @internal
 */
export const CHAINED_TYPES: readonly ChangeType[] = [
  'health',
  'image-wanted',
  'image-running',
  'registered-kinds',
];

/**
 * What is said of a change beside its values.
 *
 * @internal
 */
export interface ChangeDetails {
  /** Why the health is so. */
  summary?: Sentence;
  /** Of the spec at that time. */
  generation?: number;
  /** How an init attempt failed. */
  failure?: InitFailure;
}

/**
 * One change of an installation. Times are milliseconds since the epoch.
 *
 * @internal
 */
export interface ObservedChange {
  cluster: string;
  kind: InstallationKind;
  name: string;
  /** Of the provider object. */
  uid: string;
  type: ChangeType;
  /** When it happened, as far as the objects tell; else when it was noticed. */
  at: number;
  /** When it was noticed. */
  observedAt: number;
  /**
   * How it was before: a health, images or API kinds separated by `, `, or a number
   * of failed attempts. Missing where nothing was known, which makes it no change but a
   * beginning.
   */
  before?: string;
  after?: string;
  /**
   * Its place among the changes of this type, where the objects themselves tell;
   * the changes of chained types are counted when they are written.
   */
  sequence?: number;
  details: ChangeDetails;
}

/**
 * True for changes that people are told of, and false for the beginning of a
 * chain.
 *
 * @internal
 */
export function isToldOf({ type, before }: ObservedChange): boolean {
  return before !== undefined || !CHAINED_TYPES.includes(type);
}
