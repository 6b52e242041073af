import { useLayoutEffect, useState } from 'react';
import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationRows } from './InstallationRows';
import { GroupOf } from './groupRows';
import { ListFilters } from './listFilters';

/**
 * The rows of the list, fed with data and filters.
 *
 * @internal
 */
export function useInstallationRows(
  items: readonly InstallationItem[] | undefined,
  filters: ListFilters,
  groupOf: GroupOf | undefined,
): InstallationRows {
  const [rows] = useState(() => new InstallationRows());
  useLayoutEffect(
    () => rows.setFilters(filters, groupOf),
    [rows, filters, groupOf],
  );
  useLayoutEffect(() => {
    if (items) {
      rows.setItems(items);
    }
  }, [rows, items]);
  return rows;
}
