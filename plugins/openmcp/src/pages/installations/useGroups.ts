import { useMemo } from 'react';
import { installationId } from '../common';
import { GroupOf } from './groupRows';
import { Group } from './listFilters';
import { ProviderNames } from './useProviderNames';

/**
 * How rows are grouped; undefined where they are not.
 *
 * @internal
 */
export function useGroups(
  group: Group,
  providers: ProviderNames,
): GroupOf | undefined {
  const { byInstallation } = providers;
  return useMemo(() => {
    switch (group) {
      case 'cluster':
        return item => item.cluster;
      case 'provider':
        return item => byInstallation.get(installationId(item))?.title;
      default:
        return undefined;
    }
  }, [group, byInstallation]);
}
