import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  ProviderFilters,
  readProviderFilters,
  writeProviderFilters,
} from './providerFilters';

/**
 * The filters in the address. A change replaces the entry in the browser's
 * history, so that Back leaves the list.
 *
 * @internal
 */
export function useProviderFilters() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const filters = useMemo(
    () => readProviderFilters(new URLSearchParams(text)),
    [text],
  );
  const setFilters = useCallback(
    (change: Partial<ProviderFilters>) =>
      setSearch(current => writeProviderFilters(current, change), {
        replace: true,
      }),
    [setSearch],
  );
  return { filters, setFilters };
}
