import { useRouteRef } from '@backstage/core-plugin-api';
import { ButtonLink } from '@backstage/ui';
import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { RefusedButton } from '../../components';
import { selectedTemplateRouteRef } from '../../routes';
import { useTranslation } from '../../language';

/** The software template that creates PlatformServices. */
const TEMPLATE = {
  namespace: 'default',
  templateName: 'run-service-provider-as-platform-service',
};

/**
 * Leads to the form that runs a provider as a platform service. Where that is not
 * possible, it stays visible and says why.
 *
 * @internal
 */
export function RunPlatformService(props: {
  /** Undefined while it is not known what the reader may do. */
  clusters?: readonly Cluster[];
}) {
  const { t } = useTranslation();
  const templateRoute = useRouteRef(selectedTemplateRouteRef);
  const { clusters } = props;
  const label = t('overview.run.label');
  if (!clusters) {
    return null;
  }
  if (!templateRoute) {
    return (
      <RefusedButton
        align="end"
        label={label}
        reason={t('overview.run.noTemplates')}
      />
    );
  }
  if (!clusters.some(({ may }) => may?.apply)) {
    return (
      <RefusedButton
        align="end"
        label={label}
        reason={t('overview.run.noRight')}
      />
    );
  }
  return (
    <ButtonLink variant="primary" href={templateRoute(TEMPLATE)}>
      {label}
    </ButtonLink>
  );
}
