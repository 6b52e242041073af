import { createServer, Server } from 'node:http';
import { AddressInfo } from 'node:net';
import { mockServices } from '@backstage/backend-test-utils';
import { createBackendClient } from './createBackendClient';

describe('createBackendClient', () => {
  let server: Server;
  const sent: (string | undefined)[] = [];

  beforeAll(async () => {
    server = createServer(({ headers }, response) => {
      sent.push(headers.authorization);
      response.end('{"items":[],"totalItems":0,"etag":"e1"}');
    });
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });

  afterAll(async () => {
    await new Promise(resolve => {
      server.close(resolve);
    });
  });

  it('asks as the backend, with a new token each time', async () => {
    const auth = mockServices.auth.mock();
    const own = await mockServices.auth().getOwnServiceCredentials();
    auth.getOwnServiceCredentials.mockResolvedValue(own);
    auth.getPluginRequestToken
      .mockResolvedValueOnce({ token: 'first' })
      .mockResolvedValueOnce({ token: 'second' });
    const { port } = server.address() as AddressInfo;
    const discovery = mockServices.discovery.mock({
      getBaseUrl: async pluginId => `http://127.0.0.1:${port}/api/${pluginId}`,
    });

    const client = createBackendClient({ auth, discovery });
    await client.getClusters();
    await client.getClusters();

    expect(sent).toEqual(['Bearer first', 'Bearer second']);
    expect(auth.getPluginRequestToken).toHaveBeenCalledWith({
      onBehalfOf: own,
      targetPluginId: 'openmcp',
    });
  });
});
