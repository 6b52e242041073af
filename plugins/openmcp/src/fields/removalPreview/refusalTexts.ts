import { Translate } from '../../language';
import { Refusal } from '../common';

/**
 * Says why nothing is removed: what has changed since it was shown, else the
 * sentence of the backend.
 *
 * @internal
 */
export function refusalTexts(refusal: Refusal, t: Translate): string[] {
  const isOther = refusal.fields.some(
    ({ code, field }) => code === 'changed-meanwhile' && field === 'uid',
  );
  return [isOther ? t('service.removal.isOther') : refusal.message];
}
