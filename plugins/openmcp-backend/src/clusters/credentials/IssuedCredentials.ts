import {
  IssuedClusterCredentials,
  PlatformClusterCredentials,
} from '@openmcp/backstage-plugin-openmcp-node';
import { Clock } from '../../timing';
import { ClientCredentials, CredentialSource } from './CredentialSource';
import { toRequestCredentials } from './toRequestCredentials';

/**
 * Keeps credentials that are costly to get until they expire or are refused.
 * However many requests wait for new ones, they are asked for once.
 *
 * @internal
 */
export class IssuedCredentials implements CredentialSource {
  private held?: IssuedClusterCredentials;
  private inFlight?: Promise<IssuedClusterCredentials>;

  /**
   * @param issue - gets new credentials; has to end some time
   */
  constructor(
    private readonly issue: () => Promise<IssuedClusterCredentials>,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ClientCredentials> {
    if (this.held && !this.isExpired(this.held)) {
      return this.held;
    }
    this.inFlight ??= this.renew().finally(() => {
      this.inFlight = undefined;
    });
    return this.inFlight;
  }

  forget(refused: PlatformClusterCredentials): void {
    // What was renewed since then is not what was refused.
    if (this.held && isMadeOf(refused, this.held)) {
      this.held = undefined;
    }
  }

  private async renew(): Promise<IssuedClusterCredentials> {
    this.held = await this.issue();
    return this.held;
  }

  private isExpired({ expiresAt }: IssuedClusterCredentials): boolean {
    return expiresAt !== undefined && expiresAt.getTime() <= this.clock.now();
  }
}

function isMadeOf(
  request: PlatformClusterCredentials,
  credentials: ClientCredentials,
): boolean {
  const { headers, cert } = toRequestCredentials(credentials);
  return (
    request.headers.authorization === headers.authorization &&
    request.cert === cert
  );
}
