import { useRouteRef } from '@backstage/core-plugin-api';
import { ButtonLink } from '@backstage/ui';
import { RegionMessage } from '../../components';
import { providersRouteRef } from '../../routes';
import { useTranslation } from '../../language';

/**
 * Says that there is no such provider, and where to look instead.
 *
 * @internal
 */
export function NotFound(props: { entityRef: string }) {
  const { t } = useTranslation();
  return (
    <RegionMessage sentence={t('provider.notFound', { name: props.entityRef })}>
      <ButtonLink variant="secondary" href={useRouteRef(providersRouteRef)()}>
        {t('unknownAddress.allProviders')}
      </ButtonLink>
    </RegionMessage>
  );
}
