import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What stands in the address when everything is shown although it is much.
 *
 * @internal
 */
export const ALL_NODES = 'all';

/**
 * What the address of the page says.
 *
 * @internal
 */
export interface DependencyQuery {
  /** Whose landscape is meant. */
  cluster?: string;
  /** Id of a node, or reference of its entity; only what is around it is shown. */
  focus?: string;
  /** Soft edges are shown. */
  soft: boolean;
  /** Missing: the list on narrow screens, else the graph. */
  view?: 'graph' | 'list';
  /** Id of the node whose panel is open. */
  node?: string;
}

const VIEWS = ['graph', 'list'] as const;

/**
 * Reads the query of the page, and changes it without a new entry in the browser's
 * history.
 *
 * @internal
 */
export function useDependencyQuery() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const query = useMemo((): DependencyQuery => {
    const read = new URLSearchParams(text);
    return {
      cluster: read.get('cluster') || undefined,
      focus: read.get('focus') || undefined,
      soft: read.get('soft') !== 'false',
      view: VIEWS.find(view => view === read.get('view')),
      node: read.get('node') || undefined,
    };
  }, [text]);
  const setQuery = useCallback(
    (change: Partial<DependencyQuery>) =>
      setSearch(
        current => {
          const next = new URLSearchParams(current);
          for (const [key, value] of Object.entries(change)) {
            if (value === undefined || value === true) {
              next.delete(key);
            } else {
              next.set(key, String(value));
            }
          }
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { query, setQuery };
}
