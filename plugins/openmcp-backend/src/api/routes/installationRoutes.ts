import { HttpAuthService } from '@backstage/backend-plugin-api';
import { NotFoundError, ServiceUnavailableError } from '@backstage/errors';
import { subjectOf } from '../../authorization';
import { InstallationPage, InstallationsReader } from '../../reading';
import { HiddenResource } from '../../refusals';
import { HeldAnswers, InstallationWaiters } from '../../waiting';
import {
  Answer,
  createInstallationAnswer,
  createInstallationListAnswer,
  InstallationItemCache,
  sendAnswer,
} from '../answers';
import {
  parseInstallationQuery,
  parseInstallationReference,
  parseWait,
  refuseUnknown,
  stringifyCursor,
} from '../parameters';
import { abandonmentOf } from './abandonmentOf';
import { OpenmcpRouter, queryOf, readOptionsOf } from './RouteContext';

/** Said of what is not there, and just so of what may not be seen. */
const notFound = 'There is no such installation';

/**
 * Adds the routes about installations.
 *
 * @internal
 */
export function addInstallationRoutes(
  router: OpenmcpRouter,
  {
    httpAuth,
    installations,
    waiters,
    held,
  }: {
    httpAuth: HttpAuthService;
    installations: InstallationsReader;
    waiters: InstallationWaiters;
    held: HeldAnswers;
  },
): void {
  const items = new InstallationItemCache();
  // A page that is handed out again is not written again.
  const answers = new WeakMap<InstallationPage, Answer>();

  router.get('/v1/installations', async (request, response) => {
    const query = parseInstallationQuery(queryOf(request));
    const page = await installations.listInstallations(
      query,
      await readOptionsOf(httpAuth, request),
    );
    const cursor = page.next && stringifyCursor(page.next, query.sort);
    const answer =
      answers.get(page) ?? createInstallationListAnswer(page, cursor, items);
    answers.set(page, answer);
    sendAnswer(request, response, answer);
  });

  router.get(
    '/v1/installations/:cluster/:kind/:name',
    async (request, response) => {
      const query = queryOf(request);
      refuseUnknown(query, ['after', 'timeoutSeconds']);
      const wait = parseWait(query);
      const reference = parseInstallationReference(request.params);
      const options = await readOptionsOf(httpAuth, request);
      // Rights are asked for at each look: a held answer never rests on old ones.
      let refusal: HiddenResource | undefined;
      const look = async () => {
        refusal = undefined;
        const view = await installations.findInstallation(reference, {
          ...options,
          onHidden: ({ permission, resource }) => {
            refusal = new HiddenResource(notFound, permission, resource);
          },
        });
        return view && createInstallationAnswer(view);
      };
      const isNews = (etag: string) => etag !== wait?.after;
      const signal = abandonmentOf(response);
      const news =
        wait &&
        (await waiters.waitFor(
          reference,
          { ...wait, signal, caller: subjectOf(options.credentials) },
          async () => {
            const seen = await look();
            return seen && isNews(seen.etag) ? seen : undefined;
          },
        ));
      if (signal.aborted) {
        return;
      }
      const answer = news ?? (await look());
      if (!answer && wait && held.isClosed) {
        throw new ServiceUnavailableError('The backend shuts down');
      }
      if (!answer) {
        throw refusal ?? new NotFoundError(notFound);
      }
      sendAnswer(request, response, answer);
    },
  );
}
