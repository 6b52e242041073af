import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** More columns with sentences do not fit beside each other. */
export const MOST_CHOSEN = 4;

/**
 * What the address of the comparison says.
 *
 * @internal
 */
export interface CompareQuery {
  /** Entity references of what is compared; none: the matrix. */
  chosen: string[];
  /** The cluster to check against. */
  cluster?: string;
  /** Only rules with different answers are shown. */
  differ: boolean;
  /** What the matrix shows. */
  of: 'tools' | 'all';
}

/**
 * Reads the query of the comparison, and changes it without a new entry in the
 * browser's history.
 *
 * @internal
 */
export function useCompareQuery() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const query = useMemo((): CompareQuery => {
    const read = new URLSearchParams(text);
    return {
      chosen: [...new Set(read.getAll('p').filter(Boolean))].slice(
        0,
        MOST_CHOSEN,
      ),
      cluster: read.get('cluster') || undefined,
      differ: read.get('differ') !== 'false',
      of: read.get('of') === 'all' ? 'all' : 'tools',
    };
  }, [text]);
  const setQuery = useCallback(
    (change: Partial<CompareQuery>) =>
      setSearch(
        current => {
          const next = new URLSearchParams(current);
          const set = (key: string, value: string | undefined) =>
            value === undefined ? next.delete(key) : next.set(key, value);
          if (change.chosen) {
            next.delete('p');
            change.chosen.forEach(ref => next.append('p', ref));
          }
          if ('cluster' in change) {
            set('cluster', change.cluster);
          }
          if (change.differ !== undefined) {
            set('differ', change.differ ? undefined : 'false');
          }
          if (change.of) {
            set('of', change.of === 'all' ? 'all' : undefined);
          }
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { query, setQuery };
}
