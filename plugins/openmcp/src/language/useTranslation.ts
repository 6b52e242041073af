import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { openmcpTranslationRef } from '../translations';
import { knownLocale, numberFormat } from './numberFormat';
import { Translate } from './Translate';

/**
 * Our texts in the language of the reader, and how that language writes numbers and
 * dates: that of the texts, whatever the browser speaks.
 *
 * @internal
 */
export function useTranslation(): {
  t: Translate;
  /** BCP 47 tag. */
  locale: string;
  formatNumber: (value: number) => string;
} {
  const { t: translate } = useTranslationRef(openmcpTranslationRef);
  const t = translate as unknown as Translate;
  const locale = knownLocale(t('time.locale'));
  return { t, locale, formatNumber: numberFormat(locale) };
}
