import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Cluster } from '@kubernetes/client-node';
import { z } from 'zod';
import {
  canRunProgram,
  CredentialHelper,
  CredentialHelperCluster,
  credentialHelperVersions,
} from '../credentials';

const execSchema = z.object({
  apiVersion: z.string(),
  command: z.string().min(1),
  args: z.array(z.string()).nullish(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  provideClusterInfo: z.boolean().nullish(),
  interactiveMode: z.string().nullish(),
});

/** Name of the extension whose content is meant for credential helpers. */
const execExtension = 'client.authentication.k8s.io/exec';

function findConfig(rawCluster: Record<string, unknown>): unknown {
  const { extensions } = rawCluster;
  const extension: unknown = Array.isArray(extensions)
    ? extensions.find(each => Object(each).name === execExtension)
    : undefined;
  return Object(extension).extension;
}

function describeCluster(
  cluster: Cluster,
  rawCluster: Record<string, unknown>,
): CredentialHelperCluster {
  return {
    server: cluster.server,
    'tls-server-name': cluster.tlsServerName,
    'insecure-skip-tls-verify': cluster.skipTLSVerify || undefined,
    'certificate-authority-data': cluster.caFile
      ? readFileSync(cluster.caFile).toString('base64')
      : cluster.caData,
    'proxy-url': cluster.proxyUrl,
    config: findConfig(rawCluster),
  };
}

/**
 * Reads the credential helper of a user in a kubeconfig.
 *
 * @param exec - `user.exec` as it was written
 * @param folder - where the kubeconfig lies; the path of the helper may be relative
 * to it
 * @returns undefined when there is none; what is wrong with it as the end of a
 * sentence
 * @internal
 */
export function readKubeconfigHelper(
  exec: unknown,
  cluster: Cluster,
  rawCluster: Record<string, unknown>,
  folder: string,
): CredentialHelper | string | undefined {
  if (exec === undefined || exec === null) {
    return undefined;
  }
  const parsed = execSchema.safeParse(exec);
  if (!parsed.success) {
    const path = ['exec', ...parsed.error.issues[0].path].join('.');
    return `${path} of the user is wrong`;
  }
  const { apiVersion, args, env, provideClusterInfo } = parsed.data;
  const known: readonly string[] = credentialHelperVersions;
  if (!known.includes(apiVersion)) {
    return `exec.apiVersion of the user is none of ${known.join(', ')}`;
  }
  if (parsed.data.interactiveMode === 'Always') {
    return 'exec.interactiveMode of the user asks for a person, and the backend has none';
  }
  const command = parsed.data.command.includes('/')
    ? resolve(folder, parsed.data.command)
    : parsed.data.command;
  if (!canRunProgram(command)) {
    return 'exec.command of the user is no program that the backend can run';
  }
  try {
    return {
      apiVersion,
      command,
      args: args ?? [],
      env: env ?? [],
      cluster: provideClusterInfo
        ? describeCluster(cluster, rawCluster)
        : undefined,
    };
  } catch {
    return 'certificate-authority of the cluster is a file that cannot be read by the backend';
  }
}
