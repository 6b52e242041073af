import { readFile } from 'node:fs/promises';
import {
  PlatformClusterConnection,
  PlatformClusterCredentials,
} from '@openmcp/backstage-plugin-openmcp-node';

/**
 * What a {@link UrlConnection} is made of.
 *
 * @internal
 */
export interface UrlConnectionOptions {
  server: string;
  /** Bearer token; a file wins over it. */
  token?: string;
  /** Read before every request, because such tokens live for an hour only. */
  tokenFile?: string;
  /** PEM in base64. */
  caData?: string;
  /** PEM file; read before every request. */
  caFile?: string;
}

/**
 * A connection by address, bearer token and certificate authority.
 *
 * @internal
 */
export class UrlConnection implements PlatformClusterConnection {
  readonly server: string;

  constructor(private readonly options: UrlConnectionOptions) {
    this.server = options.server;
  }

  async getCredentials(): Promise<PlatformClusterCredentials> {
    const { token, tokenFile } = this.options;
    const current = tokenFile ? await readFile(tokenFile, 'utf8') : token;
    const headers: Record<string, string> = {};
    if (current) {
      // Files usually end in a line break, which is not part of a header.
      headers.authorization = `Bearer ${current.trim()}`;
    }
    return { headers, ca: await this.readCa() };
  }

  private async readCa(): Promise<string | undefined> {
    const { caData, caFile } = this.options;
    if (caFile) {
      return readFile(caFile, 'utf8');
    }
    return caData && Buffer.from(caData, 'base64').toString('utf8');
  }
}
