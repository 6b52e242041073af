import { HttpAuthService } from '@backstage/backend-plugin-api';
import { HistoryReader } from '../../reading';
import { createHistoryAnswer, sendAnswer } from '../answers';
import { parseHistoryQuery, stringifyHistoryCursor } from '../parameters';
import { OpenmcpRouter, queryOf, readOptionsOf } from './RouteContext';

/**
 * Adds the route about what changed.
 *
 * @internal
 */
export function addHistoryRoutes(
  router: OpenmcpRouter,
  { httpAuth, history }: { httpAuth: HttpAuthService; history: HistoryReader },
): void {
  router.get('/v1/history', async (request, response) => {
    const query = parseHistoryQuery(queryOf(request));
    const page = await history.listHistory(
      query,
      await readOptionsOf(httpAuth, request),
    );
    const cursor = page.next && stringifyHistoryCursor(page.next);
    sendAnswer(request, response, createHistoryAnswer(page, cursor));
  });
}
