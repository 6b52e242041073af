import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EligibilityRemedy } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * The parts of the page.
 *
 * @internal
 */
export const PROVIDER_TABS = [
  'rules',
  'changes',
  'installed',
  'manifest',
] as const;

/**
 * Who can do something about a rule.
 *
 * @internal
 */
export const REMEDY_ROLES = [
  'provider-developer',
  'platform-owner',
  'landscape',
] as const satisfies readonly EligibilityRemedy['by'][];

/**
 * What the address of the page says.
 *
 * @internal
 */
export interface ProviderQuery {
  tab: (typeof PROVIDER_TABS)[number];
  /** The cluster to check against. */
  cluster?: string;
  /** The rule that is opened and focused. */
  rule?: string;
  /** Whose remedies are listed. */
  for?: EligibilityRemedy['by'];
}

/**
 * Reads the query of the page, and changes it without a new entry in the
 * browser's history.
 *
 * @internal
 */
export function useProviderQuery() {
  const [search, setSearch] = useSearchParams();
  const query: ProviderQuery = {
    tab: PROVIDER_TABS.find(tab => tab === search.get('tab')) ?? 'rules',
    cluster: search.get('cluster') || undefined,
    rule: search.get('rule') || undefined,
    for: REMEDY_ROLES.find(role => role === search.get('for')),
  };
  const setQuery = useCallback(
    (change: Partial<ProviderQuery>) =>
      setSearch(
        current => {
          const next = new URLSearchParams(current);
          for (const [key, value] of Object.entries(change)) {
            if (value === undefined) {
              next.delete(key);
            } else {
              next.set(key, value);
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
