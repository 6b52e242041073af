import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  coreServices,
  createBackendPlugin,
} from '@backstage/backend-plugin-api';
import type { PlatformServiceRequest } from '@openmcp/backstage-plugin-openmcp-common';
import { FakePortal } from './FakePortal';

/** The plugin `openmcp` of a test backend, answering as a fake portal does. */
export function createFakeOpenmcpPlugin(portal: () => FakePortal) {
  return createFakePlugin('openmcp', async request => {
    const { method = 'GET', headers } = request;
    return portal().answer({
      method,
      path: `/api/openmcp${request.url}`,
      token: headers.authorization ?? null,
      body:
        method === 'POST'
          ? ((await json(request)) as PlatformServiceRequest)
          : undefined,
    });
  });
}

/** The plugin `catalog` of a test backend: it has one template and nothing else. */
export function createFakeCatalogPlugin(template: object) {
  return createFakePlugin('catalog', async ({ url }) =>
    url?.startsWith('/entities/by-name/template/')
      ? new Response(JSON.stringify(template), {
          headers: { 'content-type': 'application/json' },
        })
      : new Response(null, { status: 404 }),
  );
}

function createFakePlugin(
  pluginId: string,
  answer: (request: IncomingMessage) => Promise<Response>,
) {
  return createBackendPlugin({
    pluginId,
    register({ registerInit }) {
      registerInit({
        deps: { httpRouter: coreServices.httpRouter },
        async init({ httpRouter }) {
          httpRouter.use(
            async (request: IncomingMessage, response: ServerResponse) => {
              const { status, headers, ...answered } = await answer(
                request,
              ).then(async result => ({
                status: result.status,
                headers: Object.fromEntries(result.headers),
                text: await result.text(),
              }));
              response.writeHead(status, headers);
              response.end(answered.text);
            },
          );
        },
      });
    },
  });
}
