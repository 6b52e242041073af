import { useRouteRef } from '@backstage/core-plugin-api';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { ButtonLink } from '@backstage/ui';
import { RegionMessage } from '../../components';
import { providersRouteRef } from '../../routes';
import { openmcpTranslationRef } from '../../translations';

/**
 * Says that there is no such provider, and where to look instead.
 *
 * @internal
 */
export function NotFound(props: { entityRef: string }) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  return (
    <RegionMessage sentence={t('provider.notFound', { name: props.entityRef })}>
      <ButtonLink variant="secondary" href={useRouteRef(providersRouteRef)()}>
        {t('unknownAddress.allProviders')}
      </ButtonLink>
    </RegionMessage>
  );
}
