import { AuthService, DiscoveryService } from '@backstage/backend-plugin-api';
import { OpenmcpClient } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Creates a client of the REST API of the plugin `openmcp` for a backend plugin or
 * module that asks on its own behalf, while nobody waits. Its questions are
 * answered with the rights of the backend, so show nobody an answer without asking
 * what that person may see.
 *
 * @param services - the core services of the plugin or module
 *
 * @public
 */
export function createBackendClient(services: {
  auth: AuthService;
  discovery: DiscoveryService;
}): OpenmcpClient {
  const { auth, discovery } = services;
  const fetchAsBackend: typeof fetch = async (input, init) => {
    // Tokens live shorter than clients.
    const { token } = await auth.getPluginRequestToken({
      onBehalfOf: await auth.getOwnServiceCredentials(),
      targetPluginId: 'openmcp',
    });
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
  return new OpenmcpClient({
    discoveryApi: discovery,
    fetchApi: { fetch: fetchAsBackend },
  });
}
