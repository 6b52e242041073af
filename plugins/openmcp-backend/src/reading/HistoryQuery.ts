import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Where a page of the history ended: its last change, or the last one that was
 * looked at.
 *
 * @internal
 */
export interface HistoryPosition {
  /** Milliseconds since the epoch. */
  at: number;
  id: number;
}

/**
 * Which changes are wanted, newest first. Times are milliseconds since the epoch.
 *
 * @internal
 */
export interface HistoryQuery {
  /** Not before. */
  from?: number;
  /** Only before. */
  to?: number;
  clusters?: string[];
  kinds?: InstallationKind[];
  limit: number;
  /** Only what comes after it, which is older. */
  after?: HistoryPosition;
}
