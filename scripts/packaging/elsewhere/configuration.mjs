import { parseDocument, parse, stringify } from 'yaml';

/**
 * The configuration with which the app is started: the first block of the backend's README, whose first cluster gets the
 * kubeconfig of a cluster that is there, and the one line that brings the upstream providers into the catalog. All else
 * says where the app listens.
 *
 * @param {{block: string, kubeconfig: string, port: number, frontend: string}} options - the block, path of the
 *   kubeconfig, a free port, and the name of the package whose pages are served
 * @returns {string} YAML
 */
export function configuration({ block, kubeconfig, port, frontend }) {
  const { openmcp } = parse(block);
  openmcp.clusters[0].kubeconfig.file = kubeconfig;
  openmcp.catalog = { upstreamProviders: true };
  const baseUrl = `http://localhost:${port}`;
  return stringify({
    app: { baseUrl, packageName: frontend },
    backend: {
      baseUrl,
      listen: { host: '127.0.0.1', port },
      cors: { origin: baseUrl },
    },
    openmcp,
  });
}

/**
 * Whether a block of a README is the one that the app is started with: its first cluster has a kubeconfig.
 *
 * @param {string} block - YAML
 */
export function namesKubeconfig(block) {
  const document = parseDocument(block);
  return Boolean(
    document.getIn(['openmcp', 'clusters', 0, 'kubeconfig', 'file']),
  );
}
