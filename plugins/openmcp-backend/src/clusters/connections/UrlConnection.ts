import {
  PlatformClusterConnection,
  PlatformClusterCredentials,
} from '@openmcp/backstage-plugin-openmcp-node';
import {
  CredentialSource,
  PemLocation,
  readPem,
  toRequestCredentials,
} from '../credentials';

/**
 * What a {@link UrlConnection} is made of.
 *
 * @internal
 */
export interface UrlConnectionOptions {
  server: string;
  /** Default: requests without credentials. */
  credentials?: CredentialSource;
  /** Default: the certificate authorities that Node.js trusts. */
  ca?: PemLocation;
  proxy?: string | false;
}

/**
 * A connection by address, credentials and certificate authority.
 *
 * @internal
 */
export class UrlConnection implements PlatformClusterConnection {
  constructor(private readonly options: UrlConnectionOptions) {}

  get server(): string {
    return this.options.server;
  }

  get proxy(): string | false | undefined {
    return this.options.proxy;
  }

  async getCredentials(): Promise<PlatformClusterCredentials> {
    const { credentials, ca = {} } = this.options;
    const [own, certificates] = await Promise.all([
      credentials?.read() ?? {},
      readPem(ca, 'file of the certificate authority'),
    ]);
    return { ...toRequestCredentials(own), ca: certificates };
  }

  forgetCredentials(refused: PlatformClusterCredentials): void {
    this.options.credentials?.forget?.(refused);
  }
}
