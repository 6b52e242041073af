import { useParams } from 'react-router-dom';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { openmcpTranslationRef } from '../../translations';
import { useDocumentTitle } from '../common';
import { ProviderView } from './ProviderView';
import styles from './ProviderPage.module.css';

/**
 * One provider or tool: may this run as a platform service, and if not, what
 * must change?
 *
 * @internal
 */
export function ProviderPage() {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { kind = '', name = '', namespace = '' } = useParams();
  useDocumentTitle(t('provider.documentTitle', { name }));
  return (
    <div className={styles.page}>
      <ProviderView
        entityRef={`${kind}:${namespace}/${name}`.toLocaleLowerCase('en-US')}
        name={name}
      />
    </div>
  );
}
