import { useSyncExternalStore } from 'react';
import { errorApiRef, useApi } from '@backstage/core-plugin-api';
import { translationApiRef } from '@backstage/core-plugin-api/alpha';
import { knownLocale, numberFormat } from './numberFormat';
import { SharedTranslation } from './SharedTranslation';
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
  const api = useApi(translationApiRef);
  const shared = SharedTranslation.of(api, useApi(errorApiRef));
  const t = useSyncExternalStore(shared.listen, shared.get);
  const locale = knownLocale(t('time.locale'));
  return { t, locale, formatNumber: numberFormat(locale) };
}
