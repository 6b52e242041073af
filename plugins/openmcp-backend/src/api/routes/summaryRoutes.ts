import { HttpAuthService } from '@backstage/backend-plugin-api';
import { SummaryReader } from '../../reading';
import { createSummaryAnswer, sendAnswer } from '../answers';
import { refuseUnknown } from '../parameters';
import { OpenmcpRouter, queryOf, readOptionsOf } from './RouteContext';

/**
 * Adds the route that counts.
 *
 * @internal
 */
export function addSummaryRoutes(
  router: OpenmcpRouter,
  { httpAuth, summary }: { httpAuth: HttpAuthService; summary: SummaryReader },
): void {
  router.get('/v1/summary', async (request, response) => {
    refuseUnknown(queryOf(request), []);
    const counted = await summary.readSummary(
      await readOptionsOf(httpAuth, request),
    );
    sendAnswer(request, response, createSummaryAnswer(counted));
  });
}
