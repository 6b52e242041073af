import { useRouteRef } from '@backstage/core-plugin-api';
import { ButtonLink } from '@backstage/ui';
import { RegionMessage } from '../components';
import {
  installationsRouteRef,
  providersRouteRef,
  rootRouteRef,
} from '../routes';
import { useTranslation } from '../language';

/**
 * Says that nothing is at this address, and where to look instead.
 *
 * @internal
 */
export function UnknownAddress(props: {
  among: 'installations' | 'pages' | 'providers';
}) {
  const { t } = useTranslation();
  const targets = {
    installations: {
      href: useRouteRef(installationsRouteRef)(),
      label: t('unknownAddress.all'),
    },
    pages: {
      href: useRouteRef(rootRouteRef)(),
      label: t('unknownAddress.overview'),
    },
    providers: {
      href: useRouteRef(providersRouteRef)(),
      label: t('unknownAddress.allProviders'),
    },
  };
  const { href, label } = targets[props.among];
  return (
    <RegionMessage sentence={t('unknownAddress.message')}>
      <ButtonLink variant="secondary" href={href}>
        {label}
      </ButtonLink>
    </RegionMessage>
  );
}
