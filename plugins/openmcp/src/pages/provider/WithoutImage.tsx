import { useRouteRef } from '@backstage/core-plugin-api';
import { Button, ButtonLink } from '@backstage/ui';
import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { selectedTemplateRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import styles from './ProviderPage.module.css';

/** The software template that describes a provider. */
const TEMPLATE = { namespace: 'default', templateName: 'declare-provider' };

/**
 * What can be done about a tool that no image manages.
 *
 * @internal
 */
export function WithoutImage(props: {
  item: ProviderItem;
  /** Shows the routes; missing where there is none. */
  onOtherWays?: () => void;
}) {
  const { t } = useTranslation();
  const templateRoute = useRouteRef(selectedTemplateRouteRef);
  const { item, onOtherWays } = props;
  const formData = JSON.stringify({ tool: item.entityRef });
  return (
    <div className={styles.ways}>
      {onOtherWays && (
        <Button size="small" variant="secondary" onPress={onOtherWays}>
          {t('provider.otherWays')}
        </Button>
      )}
      {templateRoute && (
        <ButtonLink
          size="small"
          variant="secondary"
          href={`${templateRoute(TEMPLATE)}?${new URLSearchParams({
            formData,
          })}`}
        >
          {t('provider.declare')}
        </ButtonLink>
      )}
    </div>
  );
}
