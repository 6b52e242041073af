import { stringify } from 'yaml';

/**
 * A platform cluster as the portal's configuration names it.
 *
 * @internal
 */
export interface PortalCluster {
  name: string;
  title: string;
  kubeconfig: { file: string; context: string };
}

/**
 * The configuration that a portal under test adds to `app-config.yaml`: one
 * port for pages and API, a database of its own, the clusters of the test.
 *
 * @internal
 */
export function portalConfig(options: {
  port: number;
  databaseDirectory: string;
  clusters: PortalCluster[];
  /** Further settings of our plugins; they replace those of `app-config.yaml`. */
  openmcp?: object;
}): string {
  const baseUrl = `http://localhost:${options.port}`;
  return stringify({
    app: { baseUrl },
    backend: {
      baseUrl,
      listen: { host: '127.0.0.1', port: options.port },
      cors: { origin: baseUrl },
      database: {
        client: 'better-sqlite3',
        connection: { directory: options.databaseDirectory },
      },
    },
    auth: {
      providers: { guest: { dangerouslyAllowOutsideDevelopment: true } },
    },
    openmcp: {
      ...options.openmcp,
      clusters: options.clusters.map(cluster => ({
        ...cluster,
        simulated: true,
      })),
    },
  });
}
