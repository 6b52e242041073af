import { createValidation } from '../common';
import { environmentProblems } from './environmentProblems';

/**
 * Refuses, when the person goes on, variables without name, twice the same, and
 * those that the operator sets itself.
 *
 * @internal
 */
export const validateEnvironment = createValidation(
  async (_value, { t, values }) => environmentProblems(values.env, t).flat(),
  (_t, reason) => reason,
);
