import { createValidation } from '../common';
import { environmentProblems } from './environmentProblems';

/**
 * Refuses, when the person goes on, variables without name, twice the same, and
 * those that the operator sets itself. Of an update also variables that were
 * never read: they would all go.
 *
 * @internal
 */
export const validateEnvironment = createValidation(
  async (value, { t, values, options }) =>
    options.isUpdate && !Array.isArray(value)
      ? [t('service.update.notRead')]
      : environmentProblems(values.env, t).flat(),
  (_t, reason) => reason,
);
