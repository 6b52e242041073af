import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { openmcpTranslationRef } from '../../translations';
import { useDocumentTitle } from '../common';

/**
 * Whether the landscape is fine, and what to look at first.
 *
 * @public
 */
export function OverviewPage() {
  const { t } = useTranslationRef(openmcpTranslationRef);
  useDocumentTitle(t('overview.documentTitle'));
  return <h1>{t('overview.documentTitle')}</h1>;
}
