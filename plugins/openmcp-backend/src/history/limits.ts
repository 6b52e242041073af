const day = 24 * 60 * 60_000;

/**
 * How much is kept. What is older or more goes, the oldest first.
 *
 * @internal
 */
export interface HistoryLimits {
  /** Of everything but what was last applied, in milliseconds. */
  age: number;
  /** Changes of all installations together. */
  changes: number;
  /** Changes of one provider object, which may flap. */
  changesPerObject: number;
  /** Times in which a cluster could be read, of all clusters together. */
  readings: number;
  /** PlatformServices of which is kept what was last applied. */
  appliedSpecs: number;
  /** Objects whose init attempts are kept. */
  initAttempts: number;
}

/**
 * The limits of every backend.
 *
 * @internal
 */
export const HISTORY_LIMITS: HistoryLimits = {
  age: 30 * day,
  changes: 100_000,
  changesPerObject: 1_000,
  readings: 50_000,
  appliedSpecs: 10_000,
  initAttempts: 10_000,
};
