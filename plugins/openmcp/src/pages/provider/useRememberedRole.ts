import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storageApiRef, useApi } from '@backstage/core-plugin-api';
import { ProviderQuery, REMEDY_ROLES } from './useProviderQuery';

const BUCKET = 'openmcp';
const KEY = 'remedy-role';

/**
 * Whose remedies the reader looked at last; what the address says goes before.
 *
 * @param asked - what the address says
 * @internal
 */
export function useRememberedRole(asked: ProviderQuery['for']) {
  const storageApi = useApi(storageApiRef);
  const storage = useMemo(() => storageApi.forBucket(BUCKET), [storageApi]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = storage.observe$(KEY).subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [storage],
  );
  const stored = useSyncExternalStore(
    subscribe,
    () => storage.snapshot<string>(KEY).value,
  );
  const remember = useCallback(
    (role: ProviderQuery['for']) => {
      if (role) {
        storage.set(KEY, role);
      } else {
        storage.remove(KEY);
      }
    },
    [storage],
  );
  return {
    role: asked ?? REMEDY_ROLES.find(role => role === stored),
    remember,
  };
}
