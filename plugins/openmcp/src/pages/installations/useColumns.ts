import { useStoredColumns } from '../common';
import { COLUMN_IDS, ColumnId, DEFAULT_COLUMNS } from './columns';

/**
 * Which columns the reader wants to see: those of before, or the usual ones.
 *
 * @internal
 */
export function useColumns(): {
  chosen: readonly ColumnId[];
  choose: (columns: readonly string[]) => void;
} {
  const { chosen = DEFAULT_COLUMNS, choose } = useStoredColumns(
    'installation-columns',
    COLUMN_IDS,
  );
  return { chosen, choose };
}
