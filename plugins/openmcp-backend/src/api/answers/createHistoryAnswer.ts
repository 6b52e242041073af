import { HistoryList } from '@openmcp/backstage-plugin-openmcp-common';
import { digest } from '../../digest';
import { HistoryPage } from '../../reading';
import { Answer } from './Answer';

/**
 * The answer to `GET /v1/history`.
 *
 * @param nextCursor - where the next page begins, if there is one
 * @internal
 */
export function createHistoryAnswer(
  { next: _, ...page }: HistoryPage,
  nextCursor: string | undefined,
): Answer {
  const content: Omit<HistoryList, 'etag'> = { ...page, nextCursor };
  const etag = digest([JSON.stringify(content)]);
  return { body: JSON.stringify({ ...content, etag }), etag };
}
