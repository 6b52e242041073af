import { ReactNode } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { usePermission } from '@backstage/plugin-permission-react';
import { openmcpProviderReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpTranslationRef } from '../../translations';
import { RegionMessage } from '../RegionMessage';

/**
 * Shows the pages to whom may see openMCP, and says which right is missing to
 * everybody else. The backend decides again with every answer.
 *
 * @internal
 */
export function PageGate(props: { children: ReactNode }) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { allowed, error, loading } = usePermission({
    permission: openmcpProviderReadPermission,
  });
  if (loading) {
    return null;
  }
  if (error) {
    return <RegionMessage sentence={t('forbidden.notChecked')} />;
  }
  if (!allowed) {
    return <RegionMessage sentence={t('forbidden.pages')} />;
  }
  return <>{props.children}</>;
}
