import { useParams } from 'react-router-dom';
import { useTranslation } from '../../language';
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
  const { t } = useTranslation();
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
