import { Translate } from '../../language';
import { Refusal } from '../common';

/**
 * Says why a request was refused: a sentence for each field, else the sentence
 * of the backend.
 *
 * @internal
 */
export function refusalTexts(refusal: Refusal, t: Translate): string[] {
  if (refusal.fields.length === 0) {
    return [refusal.message];
  }
  return refusal.fields.map(({ code, field, message, owner }) => {
    if (code === 'conflict' && owner) {
      return t('form.preview.owned', { field, owner });
    }
    if (code === 'nothing-to-keep' && field === 'keep') {
      return t('form.preview.notThere');
    }
    if (code === 'changed-meanwhile') {
      return t('form.preview.changedMeanwhile', {
        field,
        message: message ?? refusal.message,
      });
    }
    return t('form.preview.said', {
      field,
      message: message ?? refusal.message,
    });
  });
}
