import { stringifyEntityRef } from '@backstage/catalog-model';
import { useRouteRef } from '@backstage/core-plugin-api';
import { useEntity } from '@backstage/plugin-catalog-react';
import { RiInstanceLine } from '@remixicon/react';
import { entityTitles } from '../messages/entityTitles';
import { useInstallationAddress } from '../pages/common/useInstallationAddress';
import { useProviderAddress } from '../pages/common/useProviderAddress';
import { installationsRouteRef } from '../routes';
import { ANNOTATION } from '../api/annotations';
import { installationOf } from '../pages/installation/installationOf';

/**
 * Leads from an entity to the page of openMCP about it.
 *
 * @internal
 */
export function useStatusLink() {
  const { entity } = useEntity();
  const list = useRouteRef(installationsRouteRef)();
  const installationAddress = useInstallationAddress();
  const providerAddress = useProviderAddress();
  const isComponent = entity.kind.toLowerCase() === 'component';
  const installation = installationOf(entity);
  const cluster = entity.metadata.annotations?.[ANNOTATION.cluster]?.trim();
  let href: string | undefined;
  if (isComponent) {
    href = providerAddress(stringifyEntityRef(entity));
  } else if (installation) {
    href = installationAddress(installation);
  } else if (cluster) {
    href = `${list}?${new URLSearchParams({ cluster })}`;
  }
  return {
    // Loaded before any translation is; the app's configuration can change it.
    label: entityTitles.iconLink,
    icon: <RiInstanceLine />,
    href,
    disabled: href === undefined,
  };
}
