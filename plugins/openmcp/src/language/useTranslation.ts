import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { openmcpTranslationRef } from '../translations';
import { Translate } from './Translate';

/**
 * Our texts in the language of the reader.
 *
 * @internal
 */
export function useTranslation(): { t: Translate } {
  const { t } = useTranslationRef(openmcpTranslationRef);
  return { t: t as unknown as Translate };
}
