import { useParams } from 'react-router-dom';
import { PageBody } from '../../components';
import { useTranslation } from '../../language';
import { useDocumentTitle } from '../common';
import { ProviderView } from './ProviderView';

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
    <PageBody>
      <ProviderView
        entityRef={`${kind}:${namespace}/${name}`.toLocaleLowerCase('en-US')}
        name={name}
      />
    </PageBody>
  );
}
