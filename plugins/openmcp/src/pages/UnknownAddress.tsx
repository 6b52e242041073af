import { useRouteRef } from '@backstage/core-plugin-api';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { ButtonLink } from '@backstage/ui';
import { RegionMessage } from '../components';
import { installationsRouteRef } from '../routes';
import { openmcpTranslationRef } from '../translations';

/**
 * Says that nothing is at this address, and where to look instead.
 *
 * @internal
 */
export function UnknownAddress() {
  const { t } = useTranslationRef(openmcpTranslationRef);
  return (
    <RegionMessage sentence={t('unknownAddress.message')}>
      <ButtonLink
        variant="secondary"
        href={useRouteRef(installationsRouteRef)()}
      >
        {t('unknownAddress.all')}
      </ButtonLink>
    </RegionMessage>
  );
}
