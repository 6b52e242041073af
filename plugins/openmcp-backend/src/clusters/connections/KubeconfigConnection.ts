import { statSync } from 'node:fs';
import { RequestOptions } from 'node:https';
import {
  PlatformClusterConnection,
  PlatformClusterCredentials,
} from '@openmcp/backstage-plugin-openmcp-node';
import { Clock } from '../../timing';
import {
  CredentialSource,
  IssuedCredentials,
  runCredentialHelper,
  TokenFile,
  toRequestCredentials,
} from '../credentials';
import { ClusterFailure } from '../failure';
import {
  KubeconfigProblem,
  LoadedKubeconfig,
  loadKubeconfig,
} from './loadKubeconfig';

/**
 * What a {@link KubeconfigConnection} is made of.
 *
 * @internal
 */
export interface KubeconfigConnectionOptions {
  /** Path of the kubeconfig. */
  file: string;
  /** Name of the context; default: the file's current one. */
  context?: string;
  /** Default: that of the file, else that of the environment. */
  proxy?: string | false;
  clock: Clock;
}

interface Current extends LoadedKubeconfig {
  version: string;
  /** What the file leaves to a helper or to another file. */
  credentials?: CredentialSource;
}

/**
 * Tells versions of a file apart without reading it.
 *
 * @throws Error when there is no such file
 * @internal
 */
export function versionOfFile(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  return `${ino}-${mtimeMs}-${size}`;
}

function load({
  file,
  context,
  clock,
}: KubeconfigConnectionOptions): Current | KubeconfigProblem {
  const version = versionOfFile(file);
  const loaded = loadKubeconfig(file, context);
  if ('problem' in loaded) {
    return loaded;
  }
  const { helper, tokenFile } = loaded;
  let credentials: CredentialSource | undefined;
  if (helper) {
    credentials = new IssuedCredentials(
      () => runCredentialHelper(helper),
      clock,
    );
  } else if (tokenFile) {
    credentials = new TokenFile(tokenFile);
  }
  return { ...loaded, version, credentials };
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value;
  }
  return Buffer.isBuffer(value) ? value.toString('utf8') : undefined;
}

/**
 * A connection by one context of a kubeconfig file. Credential helpers, token files
 * and proxies are our own affair; all other ways to log on are those of
 * `@kubernetes/client-node`.
 *
 * @internal
 */
export class KubeconfigConnection implements PlatformClusterConnection {
  private inFlight?: Promise<PlatformClusterCredentials>;

  /**
   * @returns the connection, or why there is none
   * @throws Error when the file cannot be read
   */
  static fromFile(
    options: KubeconfigConnectionOptions,
  ): KubeconfigConnection | KubeconfigProblem {
    const loaded = load(options);
    return 'problem' in loaded
      ? loaded
      : new KubeconfigConnection(options, loaded);
  }

  private constructor(
    private readonly options: KubeconfigConnectionOptions,
    private current: Current,
  ) {}

  get server(): string {
    return this.current.server;
  }

  get proxy(): string | false | undefined {
    return this.options.proxy ?? this.current.proxy;
  }

  getCredentials(): Promise<PlatformClusterCredentials> {
    // Several watches start at once; a token is to be renewed once only.
    this.inFlight ??= this.readCredentials().finally(() => {
      this.inFlight = undefined;
    });
    return this.inFlight;
  }

  forgetCredentials(refused: PlatformClusterCredentials): void {
    if (this.current.credentials) {
      this.current.credentials.forget?.(refused);
    } else {
      // The library remembers tokens that it got from elsewhere.
      this.current = { ...this.current, version: '' };
    }
  }

  private async readCredentials(): Promise<PlatformClusterCredentials> {
    this.reloadWhenChanged();
    const { config, credentials } = this.current;
    const options: RequestOptions = { headers: {} };
    await config.applyToHTTPSOptions(options);
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      headers[name.toLowerCase()] = String(value).trim();
    }
    if (options.auth) {
      const basic = Buffer.from(options.auth).toString('base64');
      headers.authorization = `Basic ${basic}`;
    }
    const own = toRequestCredentials((await credentials?.read()) ?? {});
    return {
      headers: { ...headers, ...own.headers },
      ca: toText(options.ca),
      cert: own.cert ?? toText(options.cert),
      key: own.key ?? toText(options.key),
      servername: options.servername,
      rejectUnauthorized: options.rejectUnauthorized,
    };
  }

  /** Takes over renewed credentials, and another server as well. */
  private reloadWhenChanged(): void {
    let loaded: Current | KubeconfigProblem;
    try {
      if (versionOfFile(this.options.file) === this.current.version) {
        return;
      }
      loaded = load(this.options);
    } catch {
      throw new ClusterFailure(
        'credentials-unreadable',
        'the kubeconfig cannot be read',
      );
    }
    if ('problem' in loaded) {
      throw new ClusterFailure(
        'credentials-unreadable',
        `kubeconfig.${loaded.key} ${loaded.problem}`,
      );
    }
    this.current = loaded;
  }
}
