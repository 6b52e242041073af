import { HttpAuthService } from '@backstage/backend-plugin-api';
import { ServiceUnavailableError } from '@backstage/errors';
import { subjectOf } from '../../authorization';
import { ChangesReader } from '../../reading';
import { ChangeWaiters, HeldAnswers } from '../../waiting';
import { createChangeListAnswer, sendAnswer } from '../answers';
import { parseWait, refuseUnknown } from '../parameters';
import { abandonmentOf } from './abandonmentOf';
import { OpenmcpRouter, queryOf, readOptionsOf } from './RouteContext';

/**
 * Adds the route that tells what changed.
 *
 * @internal
 */
export function addChangeRoutes(
  router: OpenmcpRouter,
  {
    httpAuth,
    changes,
    changeWaiters,
    held,
  }: {
    httpAuth: HttpAuthService;
    changes: ChangesReader;
    changeWaiters: ChangeWaiters;
    held: HeldAnswers;
  },
): void {
  router.get('/v1/changes', async (request, response) => {
    const query = queryOf(request);
    refuseUnknown(query, ['after', 'timeoutSeconds']);
    const { milliseconds } = parseWait(query) ?? {};
    const after = query.get('after') ?? undefined;
    const options = await readOptionsOf(httpAuth, request);
    // Rights are asked for at each look: a held answer never rests on old ones.
    const look = () => changes.listChanges(after, options);
    if (after === undefined || milliseconds === undefined) {
      sendAnswer(request, response, createChangeListAnswer(await look()));
      return;
    }
    const signal = abandonmentOf(response);
    const news = await changeWaiters.waitFor(
      { milliseconds, signal, caller: subjectOf(options.credentials) },
      async () => {
        const { concerns, ...page } = await look();
        const { revision } = page;
        return page.items.length > 0
          ? { answer: page, revision, concerns }
          : { revision, concerns };
      },
    );
    if (signal.aborted) {
      return;
    }
    if (!news && held.isClosed) {
      throw new ServiceUnavailableError('The backend shuts down');
    }
    sendAnswer(
      request,
      response,
      createChangeListAnswer(news ?? (await look())),
    );
  });
}
