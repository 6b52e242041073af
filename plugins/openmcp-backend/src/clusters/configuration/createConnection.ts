import { existsSync, readFileSync } from 'node:fs';
import { PlatformClusterConnection } from '@openmcp/backstage-plugin-openmcp-node';
import {
  findServerUrlProblem,
  KubeconfigConnection,
  UrlConnection,
} from '../connections';
import { ClusterSettings } from './clusterSchema';
import { ConfigurationProblem } from './ConfigurationProblem';

/** Where Kubernetes puts what a pod needs; fixed by the kubelet. */
const serviceAccountFolder = '/var/run/secrets/kubernetes.io/serviceaccount';

function requireFile(path: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationProblem(
      path,
      'names a file that cannot be read by the backend',
    );
  }
}

function requireServer(path: string, server: string): string {
  const problem = findServerUrlProblem(server);
  if (problem) {
    throw new ConfigurationProblem(path, problem);
  }
  return server;
}

function createInClusterConnection(path: string): PlatformClusterConnection {
  const host = process.env.KUBERNETES_SERVICE_HOST;
  const port = process.env.KUBERNETES_SERVICE_PORT ?? '443';
  if (!host || !existsSync(`${serviceAccountFolder}/token`)) {
    throw new ConfigurationProblem(
      `${path}.inCluster`,
      'is set, but the backend does not run in a pod with a service account',
    );
  }
  return new UrlConnection({
    server: `https://${host.includes(':') ? `[${host}]` : host}:${port}`,
    tokenFile: `${serviceAccountFolder}/token`,
    caFile: `${serviceAccountFolder}/ca.crt`,
  });
}

function createUrlConnection(
  path: string,
  settings: ClusterSettings & { url: string },
): PlatformClusterConnection {
  const { url, credentials, ca } = settings;
  if (ca?.file) {
    requireFile(`${path}.ca.file`, ca.file);
  }
  if (ca?.data && !Buffer.from(ca.data, 'base64').includes('BEGIN CERT')) {
    throw new ConfigurationProblem(
      `${path}.ca.data`,
      'is not a PEM certificate in base64',
    );
  }
  if (credentials?.tokenFile) {
    requireFile(`${path}.credentials.tokenFile`, credentials.tokenFile);
  }
  return new UrlConnection({
    server: requireServer(`${path}.url`, url),
    token: credentials?.token,
    tokenFile: credentials?.tokenFile,
    caData: ca?.data,
    caFile: ca?.file,
  });
}

function createKubeconfigConnection(
  path: string,
  { file, context }: { file: string; context?: string },
): PlatformClusterConnection {
  requireFile(`${path}.kubeconfig.file`, file);
  const connection = KubeconfigConnection.fromFile(file, context);
  if (connection instanceof KubeconfigConnection) {
    return connection;
  }
  throw new ConfigurationProblem(
    `${path}.kubeconfig.${connection.key}`,
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
): PlatformClusterConnection {
  if (settings.kubeconfig) {
    return createKubeconfigConnection(path, settings.kubeconfig);
  }
  if (settings.url !== undefined) {
    return createUrlConnection(path, { ...settings, url: settings.url });
  }
  return createInClusterConnection(path);
}
