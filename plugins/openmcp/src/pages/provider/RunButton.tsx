import { useRouteRef } from '@backstage/core-plugin-api';
import { ButtonLink } from '@backstage/ui';
import {
  Cluster,
  EligibilityReport,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { RefusedButton } from '../../components';
import { selectedTemplateRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import { useRunRefusal } from './useRunRefusal';
import styles from './RunButton.module.css';

/** The software template that creates PlatformServices. */
const TEMPLATE = {
  namespace: 'default',
  templateName: 'run-service-provider-as-platform-service',
};

/**
 * Leads to the form that runs this image as a platform service. Where that is
 * not possible, it stays visible and says why.
 *
 * @internal
 */
export function RunButton(props: {
  item: ProviderItem;
  report?: EligibilityReport;
  cluster?: string;
  clusters?: readonly Cluster[];
}) {
  const { t } = useTranslation();
  const templateRoute = useRouteRef(selectedTemplateRouteRef);
  const { cluster, item } = props;
  const refusal = useRunRefusal({
    ...props,
    hasTemplates: templateRoute !== undefined,
  });
  const label = t('provider.run.label');
  if (refusal === undefined && templateRoute) {
    const formData = JSON.stringify({
      provider: item.entityRef,
      cluster,
      name: item.installationName,
    });
    return (
      <ButtonLink
        className={styles.button}
        variant="primary"
        href={`${templateRoute(TEMPLATE)}?${new URLSearchParams({ formData })}`}
      >
        {label}
      </ButtonLink>
    );
  }
  return <RefusedButton label={label} reason={refusal} align="end" />;
}
