import { createValidation } from '../common';
import { readDeclaration } from './readDeclaration';

/**
 * Refuses, when the person goes on, traits that the catalog would have a finding
 * about. The field has no value, so the whole form is read.
 *
 * @internal
 */
export const validateTraits = createValidation(
  async (_value, { t, formData }) =>
    readDeclaration(formData).problems.map(({ message, path }) =>
      t('form.preview.said', { field: path, message }),
    ),
  (_t, reason) => reason,
);
