import { readFileSync } from 'node:fs';

/**
 * The certificate of the authority in a kubeconfig of one cluster, PEM.
 *
 * @returns undefined when it names none
 * @internal
 */
export function readAuthority(kubeconfigPath: string): string | undefined {
  const kubeconfig = readFileSync(kubeconfigPath, 'utf8');
  const found = /certificate-authority-data: "?([A-Za-z0-9+/=]+)/.exec(
    kubeconfig,
  );
  return found?.[1] && Buffer.from(found[1], 'base64').toString('utf8');
}
