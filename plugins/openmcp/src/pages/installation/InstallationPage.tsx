import { useParams } from 'react-router-dom';
import { isInstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { PageBody } from '../../components';
import { useTranslation } from '../../language';
import { useDocumentTitle } from '../common';
import { InstallationView } from './InstallationView';
import { NotFound } from './NotFound';

/**
 * One installation: is it up, since when, and if not why?
 *
 * @internal
 */
export function InstallationPage() {
  const { t } = useTranslation();
  const { cluster = '', kind = '', name = '' } = useParams();
  useDocumentTitle(t('installation.documentTitleUnknown', { name }));
  return (
    <PageBody>
      {isInstallationKind(kind) ? (
        <InstallationView address={{ cluster, kind, name }} />
      ) : (
        <NotFound cluster={cluster} kind={kind} name={name} />
      )}
    </PageBody>
  );
}
