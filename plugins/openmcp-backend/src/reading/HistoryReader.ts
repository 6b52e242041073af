import {
  HistoryChange,
  HistoryGap,
} from '@openmcp/backstage-plugin-openmcp-common';
import { HistoryPosition, HistoryQuery } from './HistoryQuery';
import { ReadOptions } from './InstallationsReader';

/**
 * One page of the history.
 *
 * @internal
 */
export interface HistoryPage {
  /** Newest first. */
  items: HistoryChange[];
  /** Changes that match, on all pages. */
  totalItems: number;
  /** Where the next page begins; missing after the last one. */
  next?: HistoryPosition;
  /** Times of which nothing is known, oldest first. */
  gaps: HistoryGap[];
  /** RFC 3339 time from when on the history is complete; missing when not known. */
  keptSince?: string;
}

/**
 * Reads what changed, for a caller.
 *
 * @internal
 */
export interface HistoryReader {
  /**
   * @throws NotAllowedError when the caller may see no installation at all;
   * ServiceUnavailableError when the database cannot be read
   */
  listHistory(query: HistoryQuery, options: ReadOptions): Promise<HistoryPage>;
}
