import { useCallback } from 'react';
import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { entityName } from '../../components';
import { useTranslation } from '../../language';
import { ProviderColumn } from './providerColumns';

/**
 * A fact about a provider in words; undefined where there is none.
 *
 * @internal
 */
export function useProviderFact() {
  const { t } = useTranslation();
  return useCallback(
    (
      column: Exclude<ProviderColumn, 'host' | 'runs'>,
      item: ProviderItem,
    ): string | undefined => {
      switch (column) {
        case 'owner':
          return item.owner && entityName(item.owner);
        case 'kind':
          return t(`providers.kind.${item.kind}`);
        case 'tool':
          return item.tool?.title;
        case 'repository':
          return item.image;
        case 'system':
          return item.system && entityName(item.system);
        case 'version':
          return item.versionRange;
        default:
          return t(`providers.trust.${item.trust}`);
      }
    },
    [t],
  );
}
