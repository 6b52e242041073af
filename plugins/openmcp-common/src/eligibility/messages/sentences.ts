import { generalSentences } from './generalSentences';
import { imageSentences } from './imageSentences';
import { objectSentences } from './objectSentences';
import { platformSentences } from './platformSentences';
import { remedySentences } from './remedySentences';

/**
 * All sentences about eligibility, in English. Public, because a type is made of
 * them.
 *
 * @public
 */
export const sentences = {
  ...generalSentences,
  ...imageSentences,
  ...objectSentences,
  ...platformSentences,
  ...remedySentences,
};

/**
 * The code of a sentence about eligibility, of a remedy or of a note.
 *
 * @public
 */
export type EligibilityCode = keyof typeof sentences;

/**
 * All codes, so that a translation can be checked to be complete.
 *
 * @public
 */
export const eligibilityCodes = Object.keys(
  sentences,
) as readonly EligibilityCode[];
