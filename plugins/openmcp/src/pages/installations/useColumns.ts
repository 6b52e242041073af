import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storageApiRef, useApi } from '@backstage/core-plugin-api';
import { COLUMN_IDS, ColumnId, DEFAULT_COLUMNS } from './columns';

const BUCKET = 'openmcp';
const KEY = 'installation-columns';

/**
 * Which columns the reader wants to see. It is remembered for the person, as far as
 * the portal remembers anything.
 *
 * @internal
 */
export function useColumns(): {
  chosen: readonly ColumnId[];
  choose: (columns: readonly string[]) => void;
} {
  const storageApi = useApi(storageApiRef);
  const storage = useMemo(() => storageApi.forBucket(BUCKET), [storageApi]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = storage.observe$(KEY).subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [storage],
  );
  const stored = useSyncExternalStore(subscribe, () =>
    JSON.stringify(storage.snapshot(KEY).value ?? null),
  );
  const chosen = useMemo(() => {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value)
      ? COLUMN_IDS.filter(id => value.includes(id))
      : DEFAULT_COLUMNS;
  }, [stored]);
  const choose = useCallback(
    (columns: readonly string[]) => {
      storage.set(
        KEY,
        COLUMN_IDS.filter(id => columns.includes(id)),
      );
    },
    [storage],
  );
  return { chosen, choose };
}
