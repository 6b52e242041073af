import { createValidation } from '../common';
import { furtherProblems } from './furtherProblems';
import { isSetByHand } from './guardedValue';

/**
 * Refuses, when the person goes on, settings that a cluster or the operator cannot
 * take, and what takes a right of its own and came with an address. Whether the
 * person has the right, the backend decides with every request.
 *
 * @internal
 */
export const validateFurtherSettings = createValidation(
  async (_value, { t, values: { further } }) => [
    ...(isSetByHand(further) ? [] : [t('form.further.leftOut')]),
    ...furtherProblems(further).map(({ field, message }) =>
      t('form.further.problem', { field, message }),
    ),
  ],
  (_t, reason) => reason,
);
