import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';

/**
 * What a kubeconfig says about one cluster.
 *
 * @internal
 */
export interface KubeconfigCluster {
  /** Name of cluster, user and context. */
  name: string;
  /** Base URL of the API server. */
  server: string;
  /** Certificate of its authority, PEM. */
  certificateAuthority: string;
  /** Bearer token of the administrator. */
  token: string;
}

/**
 * Writes a kubeconfig with a context per cluster, readable by its owner alone.
 *
 * @param path - file to write
 * @param clusters - the clusters; the first one is the current context
 * @internal
 */
export function writeKubeconfig(
  path: string,
  clusters: KubeconfigCluster[],
): void {
  const document = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': clusters[0]?.name ?? '',
    clusters: clusters.map(({ name, server, certificateAuthority }) => ({
      name,
      cluster: {
        server,
        'certificate-authority-data':
          Buffer.from(certificateAuthority).toString('base64'),
      },
    })),
    users: clusters.map(({ name, token }) => ({ name, user: { token } })),
    contexts: clusters.map(({ name }) => ({
      name,
      context: { cluster: name, user: name },
    })),
  };
  writeFileSync(path, stringify(document, { lineWidth: 0 }), { mode: 0o600 });
}
