import { readFileSync, statSync } from 'node:fs';
import { RequestOptions } from 'node:https';
import { dirname } from 'node:path';
import { KubeConfig } from '@kubernetes/client-node';
import {
  PlatformClusterConnection,
  PlatformClusterCredentials,
} from '@openmcp/backstage-plugin-openmcp-node';
import { findServerUrlProblem } from './findServerUrlProblem';

/**
 * Why a kubeconfig cannot be used, and which setting is to be changed.
 *
 * @internal
 */
export interface KubeconfigProblem {
  key: 'file' | 'context';
  problem: string;
}

interface Loaded {
  config: KubeConfig;
  server: string;
  version: string;
}

function versionOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs}-${size}`;
}

function load(file: string, context?: string): Loaded | KubeconfigProblem {
  const version = versionOf(file);
  const config = new KubeConfig();
  try {
    config.loadFromString(readFileSync(file, 'utf8'));
    config.makePathsAbsolute(dirname(file));
  } catch {
    // The text of the error may quote the file.
    return { key: 'file', problem: 'names a file that is not a kubeconfig' };
  }
  if (context !== undefined) {
    config.setCurrentContext(context);
  }
  const wanted = config.getCurrentContext();
  if (!config.getContexts().some(each => each.name === wanted)) {
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
  if (cluster.proxyUrl) {
    return {
      key: 'file',
      problem: 'names a file with a proxy-url, which is not supported',
    };
  }
  const serverProblem = findServerUrlProblem(cluster.server);
  if (serverProblem) {
    return {
      key: 'file',
      problem: `names a file in which the server of the cluster ${serverProblem}`,
    };
  }
  if (cluster.server.startsWith('http:')) {
    // There is no TLS whose check could be skipped; the library insists on it.
    Object.assign(cluster, { skipTLSVerify: true });
  }
  return { config, server: cluster.server, version };
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value;
  }
  return Buffer.isBuffer(value) ? value.toString('utf8') : undefined;
}

/**
 * A connection by one context of a kubeconfig file, with all ways to log on that
 * `@kubernetes/client-node` knows, credential helpers included.
 *
 * @internal
 */
export class KubeconfigConnection implements PlatformClusterConnection {
  private inFlight?: Promise<PlatformClusterCredentials>;

  /**
   * @param file - path of the kubeconfig
   * @param context - name of the context; default: the file's current one
   * @returns the connection, or why there is none
   */
  static fromFile(
    file: string,
    context?: string,
  ): KubeconfigConnection | KubeconfigProblem {
    const loaded = load(file, context);
    return 'problem' in loaded
      ? loaded
      : new KubeconfigConnection(file, context, loaded);
  }

  private constructor(
    private readonly file: string,
    private readonly context: string | undefined,
    private loaded: Loaded,
  ) {}

  get server(): string {
    return this.loaded.server;
  }

  getCredentials(): Promise<PlatformClusterCredentials> {
    // Several watches start at once; a credential helper is to run once only.
    this.inFlight ??= this.readCredentials().finally(() => {
      this.inFlight = undefined;
    });
    return this.inFlight;
  }

  forgetCredentials(): void {
    // The library remembers what a credential helper said until it expires.
    this.loaded = { ...this.loaded, version: '' };
  }

  private async readCredentials(): Promise<PlatformClusterCredentials> {
    this.reloadWhenChanged();
    const options: RequestOptions = { headers: {} };
    await this.loaded.config.applyToHTTPSOptions(options);
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      headers[name.toLowerCase()] = String(value).trim();
    }
    if (options.auth) {
      const basic = Buffer.from(options.auth).toString('base64');
      headers.authorization = `Basic ${basic}`;
    }
    return {
      headers,
      ca: toText(options.ca),
      cert: toText(options.cert),
      key: toText(options.key),
      servername: options.servername,
      rejectUnauthorized: options.rejectUnauthorized,
    };
  }

  /** Takes over renewed credentials, and another server as well. */
  private reloadWhenChanged(): void {
    if (versionOf(this.file) === this.loaded.version) {
      return;
    }
    const loaded = load(this.file, this.context);
    if ('problem' in loaded) {
      throw new Error(`The kubeconfig ${loaded.problem}`);
    }
    this.loaded = loaded;
  }
}
