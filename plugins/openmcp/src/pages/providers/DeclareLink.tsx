import { useRouteRef } from '@backstage/core-plugin-api';
import { ButtonLink } from '@backstage/ui';
import { selectedTemplateRouteRef } from '../../routes';
import { useTranslation } from '../../language';

/** The software template that describes a provider. */
const TEMPLATE = { namespace: 'default', templateName: 'declare-provider' };

/**
 * Leads to the form that describes an image in the catalog, with what is known of
 * it. Nothing where the portal has no forms.
 *
 * @internal
 */
export function DeclareLink(props: {
  /** Image repository without tag. */
  image: string;
}) {
  const { t } = useTranslation();
  const templateRoute = useRouteRef(selectedTemplateRouteRef);
  const { image } = props;
  if (!templateRoute) {
    return null;
  }
  const formData = JSON.stringify({
    name: image.split('/').at(-1)?.slice(0, 63),
    image,
  });
  return (
    <span>
      <ButtonLink
        size="small"
        variant="secondary"
        href={`${templateRoute(TEMPLATE)}?${new URLSearchParams({ formData })}`}
        aria-label={t('providers.undescribed.declareLabel', { image })}
      >
        {t('providers.undescribed.declare')}
      </ButtonLink>
    </span>
  );
}
