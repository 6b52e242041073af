import { compareOutcomes } from '../outcomes';
import type { Outcome } from '../types';

/**
 * The worse of two outcomes.
 *
 * @internal
 */
export function worseOutcome(first: Outcome, second: Outcome): Outcome {
  return compareOutcomes(first, second) < 0 ? second : first;
}
