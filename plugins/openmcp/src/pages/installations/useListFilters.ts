import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListFilters, readListFilters, writeListFilters } from './listFilters';

/**
 * The filters in the address. A change replaces the entry in the browser's
 * history, so that Back leaves the list.
 *
 * @internal
 */
export function useListFilters() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const filters = useMemo(
    () => readListFilters(new URLSearchParams(text)),
    [text],
  );
  const setFilters = useCallback(
    (change: Partial<ListFilters>) =>
      setSearch(current => writeListFilters(current, change), {
        replace: true,
      }),
    [setSearch],
  );
  const addressOf = useCallback(
    (change: Partial<ListFilters>) =>
      `?${writeListFilters(new URLSearchParams(text), change)}`,
    [text],
  );
  return { filters, setFilters, addressOf };
}
