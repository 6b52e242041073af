import { createValidation } from '../common';
import { askConfiguration } from './askConfiguration';
import { configurationProblems } from './configurationProblems';

/**
 * Refuses, when the person goes on, a configuration object with gaps or one that
 * is another. One that nobody filled in is none, and the preview says what that
 * means.
 *
 * @internal
 */
export const validateConfiguration = createValidation(
  async (value, { api, t, values }) => {
    if (typeof value !== 'string' || value.trim() === '') {
      return [];
    }
    const { draft } = await askConfiguration(api, values);
    return draft ? configurationProblems(value, draft, t) : [];
  },
  (t, reason) => t('form.configuration.problem', { reason }),
);
