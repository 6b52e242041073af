import { Health, Summary } from '@openmcp/backstage-plugin-openmcp-common';
import { findOldest, isMissing } from '../common';

/**
 * What the overview says in its first line.
 *
 * @internal
 */
export type OverviewHeadline =
  | { code: 'no-clusters' }
  | { code: 'none-read'; seenAt?: number }
  | { code: 'attention'; count: number }
  | { code: 'all-up'; count: number }
  | { code: 'calm'; up: number; total: number }
  | { code: 'calm-known' }
  | { code: 'empty' }
  | { code: 'empty-known' };

/**
 * What follows from the numbers.
 *
 * @internal
 */
export interface OverviewFacts {
  headline: OverviewHeadline;
  clusters: { read: number; total: number };
  /** Null when nothing was ever read. */
  total: number | null;
  /** Installations of which only an earlier state is known. */
  lastSeen: number;
  /** When they were seen last: the oldest, milliseconds since 1970. */
  lastSeenAt?: number;
  /** Healths of which nothing is confirmed. */
  unconfirmed: Set<Health>;
}

function findHeadline(
  summary: Summary,
  attention: number,
  missing: number,
): OverviewHeadline {
  const { clusters, health, kinds, totalItems } = summary;
  if (clusters.length === 0) {
    return { code: 'no-clusters' };
  }
  if (missing === clusters.length) {
    return { code: 'none-read', seenAt: findOldest(clusters)?.asOf };
  }
  if (attention > 0) {
    return { code: 'attention', count: attention };
  }
  const isWhole =
    missing === 0 &&
    clusters.every(({ state }) => state !== 'degraded') &&
    (kinds ?? []).every(({ unreadOn }) => unreadOn === 0);
  const total = totalItems ?? 0;
  if (total === 0) {
    return { code: isWhole ? 'empty' : 'empty-known' };
  }
  const up = health?.Healthy ?? 0;
  if (!isWhole) {
    return { code: 'calm-known' };
  }
  return up === total
    ? { code: 'all-up', count: total }
    : { code: 'calm', up, total };
}

/**
 * What can be said of the landscape. Nothing is called fine that was not read.
 *
 * @param attention - how many installations need attention; undefined when only the
 * numbers are known
 * @internal
 */
export function overviewFacts(
  summary: Summary,
  attention: number | undefined,
): OverviewFacts {
  const { clusters, health } = summary;
  const missing = clusters.filter(isMissing);
  const seen = missing.filter(({ count }) => (count ?? 0) > 0);
  const unconfirmed = new Set<Health>();
  for (const [name, count] of Object.entries(health ?? {})) {
    const last = missing.reduce(
      (sum, cluster) => sum + (cluster.health?.[name as Health] ?? 0),
      0,
    );
    if (count > 0 && last === count) {
      unconfirmed.add(name as Health);
    }
  }
  return {
    headline: findHeadline(
      summary,
      attention ?? (health?.Degraded ?? 0) + (health?.Unknown ?? 0),
      missing.length,
    ),
    clusters: {
      read: clusters.length - missing.length,
      total: clusters.length,
    },
    total: summary.totalItems,
    lastSeen: seen.reduce((sum, { count }) => sum + (count ?? 0), 0),
    lastSeenAt: findOldest(seen)?.asOf,
    unconfirmed,
  };
}
