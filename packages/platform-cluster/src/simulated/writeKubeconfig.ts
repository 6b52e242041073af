import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';

/**
 * Writes a kubeconfig with a context per cluster, readable by its owner alone.
 *
 * @param path - file to write
 * @param clusters - name, URL and token of each cluster
 * @internal
 */
export function writeKubeconfig(
  path: string,
  clusters: { name: string; server: string; adminToken: string }[],
): void {
  const document = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': clusters[0]?.name ?? '',
    clusters: clusters.map(({ name, server }) => ({
      name,
      cluster: { server },
    })),
    users: clusters.map(({ name, adminToken }) => ({
      name,
      user: { token: adminToken },
    })),
    contexts: clusters.map(({ name }) => ({
      name,
      context: { cluster: name, user: name },
    })),
  };
  writeFileSync(path, stringify(document, { lineWidth: 0 }), { mode: 0o600 });
}
