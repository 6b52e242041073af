import { useRouteRef } from '@backstage/core-plugin-api';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { ButtonLink } from '@backstage/ui';
import { RegionMessage } from '../components';
import { installationsRouteRef, providersRouteRef } from '../routes';
import { openmcpTranslationRef } from '../translations';

/**
 * Says that nothing is at this address, and where to look instead.
 *
 * @internal
 */
export function UnknownAddress(props: {
  among: 'installations' | 'providers';
}) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const installations = useRouteRef(installationsRouteRef)();
  const providers = useRouteRef(providersRouteRef)();
  const isProvider = props.among === 'providers';
  return (
    <RegionMessage sentence={t('unknownAddress.message')}>
      <ButtonLink
        variant="secondary"
        href={isProvider ? providers : installations}
      >
        {t(isProvider ? 'unknownAddress.allProviders' : 'unknownAddress.all')}
      </ButtonLink>
    </RegionMessage>
  );
}
