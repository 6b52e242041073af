import { useRouteRef } from '@backstage/core-plugin-api';
import { ButtonLink } from '@backstage/ui';
import { RegionMessage } from '../../components';
import { installationsRouteRef } from '../../routes';
import { useTranslation } from '../../language';

/**
 * Says that there is no such installation, and where to look instead.
 *
 * @internal
 */
export function NotFound(props: {
  cluster: string;
  kind: string;
  name: string;
}) {
  const { t } = useTranslation();
  const list = useRouteRef(installationsRouteRef)();
  const { cluster } = props;
  return (
    <RegionMessage sentence={t('installation.notFound', props)}>
      <ButtonLink
        variant="secondary"
        href={`${list}?${new URLSearchParams({ cluster })}`}
      >
        {t('installation.allOnCluster', { cluster })}
      </ButtonLink>
    </RegionMessage>
  );
}
