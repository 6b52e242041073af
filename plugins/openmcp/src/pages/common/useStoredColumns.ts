import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storageApiRef, useApi } from '@backstage/core-plugin-api';

const BUCKET = 'openmcp';

/**
 * Which columns of a list the reader wants to see. It is remembered for the person,
 * as far as the portal remembers anything.
 *
 * @param key - of the list
 * @param all - ids of all columns that can be chosen, in order
 * @returns `chosen` is undefined as long as nobody chose
 * @internal
 */
export function useStoredColumns<T extends string>(
  key: string,
  all: readonly T[],
): {
  chosen: readonly T[] | undefined;
  choose: (columns: readonly string[] | undefined) => void;
} {
  const storageApi = useApi(storageApiRef);
  const storage = useMemo(() => storageApi.forBucket(BUCKET), [storageApi]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = storage.observe$(key).subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [storage, key],
  );
  const stored = useSyncExternalStore(subscribe, () =>
    JSON.stringify(storage.snapshot(key).value ?? null),
  );
  const chosen = useMemo(() => {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value)
      ? all.filter(id => value.includes(id))
      : undefined;
  }, [stored, all]);
  const choose = useCallback(
    (columns: readonly string[] | undefined) => {
      if (columns) {
        storage.set(
          key,
          all.filter(id => columns.includes(id)),
        );
      } else {
        storage.remove(key);
      }
    },
    [storage, key, all],
  );
  return { chosen, choose };
}
