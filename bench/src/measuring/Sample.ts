/**
 * What was measured of one thing, round by round.
 *
 * @internal
 */
export interface Sample {
  values: number[];
  /** What the value is compared with, measured in the same rounds. */
  baselines?: number[];
}

/** @internal */
export type Samples = ReadonlyMap<string, Sample>;
