import { PlatformClusterConnection } from '@openmcp/backstage-plugin-openmcp-node';
import { findServerUrlProblem, UrlConnection } from '../connections';
import { ConfigurationProblem } from './ConfigurationProblem';
import { ConnectionServices } from './ConnectionServices';
import { ConnectionSettings } from './connectionSchema';
import { createCredentialSource } from './createCredentialSource';
import { requireCertificates } from './requireCertificates';

/**
 * Checks the address of an API server.
 *
 * @param path - where it stands
 * @throws ConfigurationProblem when it cannot be used
 * @internal
 */
export function requireServer(path: string, server: string): string {
  const problem = findServerUrlProblem(server);
  if (problem) {
    throw new ConfigurationProblem(path, problem);
  }
  return server;
}

/**
 * Makes a connection to an address that was checked. Files are looked at, the API
 * server is not asked.
 *
 * @param path - of what holds the settings
 * @throws ConfigurationProblem when the settings cannot work as they are
 * @internal
 */
export function createUrlConnection(
  path: string,
  cluster: { cluster: string; server: string },
  settings: ConnectionSettings,
  services: ConnectionServices,
): PlatformClusterConnection {
  const { credentials, ca, proxy } = settings;
  if (ca) {
    requireCertificates(`${path}.ca`, ca);
  }
  return new UrlConnection({
    server: cluster.server,
    ca,
    proxy,
    credentials:
      credentials &&
      createCredentialSource(
        `${path}.credentials`,
        credentials,
        cluster,
        services,
      ),
  });
}
