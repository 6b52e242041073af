import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { Translate } from '../../language';

/**
 * Why a provider cannot be run as a PlatformService, whatever is stated; the
 * sentence in the reader's language. Undefined when it can be chosen.
 *
 * @internal
 */
export function whyNotChoosable(
  provider: ProviderItem,
  t: Translate,
): string | undefined {
  const { image, wrap } = provider;
  if (!wrap.applicable) {
    return wrap.reason?.message ?? '';
  }
  const { withPlatformMode } = wrap;
  if (withPlatformMode?.outcome === 'blocked') {
    return withPlatformMode.deciding?.message ?? '';
  }
  return image ? undefined : t('form.provider.noImage');
}
