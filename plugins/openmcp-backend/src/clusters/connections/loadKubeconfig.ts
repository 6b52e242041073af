import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Cluster, KubeConfig } from '@kubernetes/client-node';
import { parse } from 'yaml';
import { CredentialHelper } from '../credentials';
import { findProxyProblem } from '../proxies';
import { findServerUrlProblem } from './findServerUrlProblem';
import { readKubeconfigHelper } from './readKubeconfigHelper';

/**
 * Why a kubeconfig cannot be used, and which setting is to be changed.
 *
 * @internal
 */
export interface KubeconfigProblem {
  key: 'file' | 'context';
  problem: string;
}

/**
 * One context of a kubeconfig, as it was when it was read.
 *
 * @internal
 */
export interface LoadedKubeconfig {
  /** Without what is read by ourselves: helpers, token files, proxies. */
  config: KubeConfig;
  server: string;
  proxy?: string;
  /** File with the bearer token of the user. */
  tokenFile?: string;
  /** Program that prints the credentials of the user. */
  helper?: CredentialHelper;
}

interface NamedEntry {
  name?: unknown;
  [key: string]: unknown;
}

/** What an entry of `users` or `clusters` holds, as it was written. */
function findRaw(
  document: unknown,
  list: 'users' | 'clusters',
  key: 'user' | 'cluster',
  name: string,
): Record<string, unknown> {
  const entries: unknown = Object(document)[list];
  const entry = Array.isArray(entries)
    ? entries.find((each: NamedEntry | null) => each?.name === name)
    : undefined;
  return Object(Object(entry)[key]);
}

function findClusterProblem(cluster: Cluster): KubeconfigProblem | undefined {
  const serverProblem = findServerUrlProblem(cluster.server);
  if (serverProblem) {
    return {
      key: 'file',
      problem: `names a file in which the server of the cluster ${serverProblem}`,
    };
  }
  const proxyProblem = cluster.proxyUrl && findProxyProblem(cluster.proxyUrl);
  return proxyProblem
    ? {
        key: 'file',
        problem: `names a file in which the proxy-url of the cluster ${proxyProblem}`,
      }
    : undefined;
}

/**
 * Reads one context of a kubeconfig file.
 *
 * @param file - path of the kubeconfig
 * @param context - name of the context; default: the file's current one
 * @returns the context, or why it cannot be used, without quoting the file
 * @throws Error when the file cannot be read
 * @internal
 */
export function loadKubeconfig(
  file: string,
  context?: string,
): LoadedKubeconfig | KubeconfigProblem {
  const content = readFileSync(file, 'utf8');
  const folder = dirname(resolve(file));
  const config = new KubeConfig();
  let document: unknown;
  try {
    document = parse(content, { logLevel: 'silent' });
    config.loadFromString(content);
    config.makePathsAbsolute(folder);
  } catch {
    // The text of the error may quote the file.
    return { key: 'file', problem: 'names a file that is not a kubeconfig' };
  }
  if (context !== undefined) {
    config.setCurrentContext(context);
  }
  const wanted = config.getContextObject(config.getCurrentContext());
  if (!wanted) {
    return context === undefined
      ? {
          key: 'context',
          problem: 'is needed, because the file has no current context',
        }
      : { key: 'context', problem: `names no context of the file: ${context}` };
  }
  const cluster = config.getCurrentCluster();
  if (!cluster) {
    return {
      key: 'context',
      problem: 'names a context without a cluster in the file',
    };
  }
  const clusterProblem = findClusterProblem(cluster);
  if (clusterProblem) {
    return clusterProblem;
  }
  const user = config.getCurrentUser();
  if (wanted.user && !user) {
    return {
      key: 'context',
      problem: 'names a context whose user is not in the file',
    };
  }
  const rawUser = findRaw(document, 'users', 'user', wanted.user);
  const rawCluster = findRaw(document, 'clusters', 'cluster', cluster.name);
  const helper = readKubeconfigHelper(
    rawUser.exec,
    cluster,
    rawCluster,
    folder,
  );
  if (typeof helper === 'string') {
    return { key: 'file', problem: `names a file in which ${helper}` };
  }
  const { server, proxyUrl } = cluster;
  const { tokenFile } = rawUser;
  leaveOut(config, cluster);
  return {
    config,
    server,
    proxy: proxyUrl || undefined,
    tokenFile:
      typeof tokenFile === 'string' ? resolve(folder, tokenFile) : undefined,
    helper,
  };
}

/** What the library would do otherwise than we want, or not at all. */
function leaveOut(config: KubeConfig, cluster: Cluster): void {
  const user = config.getCurrentUser();
  if (user) {
    Object.assign(user, { exec: undefined });
  } else {
    // Without a user it would not read the certificate authority.
    config.addUser({ name: '' });
    Object.assign(config.getContextObject(config.getCurrentContext()) ?? {}, {
      user: '',
    });
  }
  Object.assign(cluster, { proxyUrl: undefined });
  if (cluster.server.startsWith('http:')) {
    // There is no TLS whose check could be skipped; it insists on it.
    Object.assign(cluster, { skipTLSVerify: true });
  }
}
