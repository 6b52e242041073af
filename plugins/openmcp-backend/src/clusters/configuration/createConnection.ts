import { existsSync } from 'node:fs';
import { PlatformClusterConnection } from '@openmcp/backstage-plugin-openmcp-node';
import { KubeconfigConnection, UrlConnection } from '../connections';
import { TokenFile } from '../credentials';
import { ClusterSettings } from './clusterSchema';
import { ConfigurationProblem } from './ConfigurationProblem';
import { ConnectionServices } from './ConnectionServices';
import { createUrlConnection, requireServer } from './createUrlConnection';
import { requireFile } from './requireFile';

/** Where Kubernetes puts what a pod needs; fixed by the kubelet. */
const defaultServiceAccountFolder =
  '/var/run/secrets/kubernetes.io/serviceaccount';

function createInClusterConnection(
  path: string,
  proxy: string | false | undefined,
  {
    serviceAccountFolder: folder = defaultServiceAccountFolder,
  }: ConnectionServices,
): PlatformClusterConnection {
  const host = process.env.KUBERNETES_SERVICE_HOST;
  const port = process.env.KUBERNETES_SERVICE_PORT ?? '443';
  if (!host || !existsSync(`${folder}/token`)) {
    throw new ConfigurationProblem(
      `${path}.inCluster`,
      'is set, but the backend does not run in a pod with a service account',
    );
  }
  return new UrlConnection({
    server: `https://${host.includes(':') ? `[${host}]` : host}:${port}`,
    credentials: new TokenFile(`${folder}/token`),
    ca: { file: `${folder}/ca.crt` },
    proxy,
  });
}

function createKubeconfigConnection(
  path: string,
  { file, context }: NonNullable<ClusterSettings['kubeconfig']>,
  proxy: string | false | undefined,
  { clock }: ConnectionServices,
): PlatformClusterConnection {
  requireFile(`${path}.file`, file);
  const connection = KubeconfigConnection.fromFile({
    file,
    context,
    proxy,
    clock,
  });
  if (connection instanceof KubeconfigConnection) {
    return connection;
  }
  throw new ConfigurationProblem(
    `${path}.${connection.key}`,
    connection.problem,
  );
}

/**
 * Makes the connection that an entry of `openmcp.clusters` asks for. Files are
 * looked at, the API server is not asked.
 *
 * @param path - where the entry stands, for instance `openmcp.clusters[1]`
 * @throws ConfigurationProblem when the entry cannot work as it is
 * @internal
 */
export function createConnection(
  path: string,
  settings: ClusterSettings,
  services: ConnectionServices,
): PlatformClusterConnection {
  const { name, kubeconfig, url, proxy } = settings;
  if (kubeconfig) {
    return createKubeconfigConnection(
      `${path}.kubeconfig`,
      kubeconfig,
      proxy,
      services,
    );
  }
  if (url !== undefined) {
    const server = requireServer(`${path}.url`, url);
    const cluster = { cluster: name, server };
    return createUrlConnection(path, cluster, settings, services);
  }
  return createInClusterConnection(path, proxy, services);
}
