import { ClientCredentials, CredentialSource } from './CredentialSource';

/**
 * A bearer token that the configuration holds.
 *
 * @internal
 */
export class FixedToken implements CredentialSource {
  constructor(private readonly token: string) {}

  async read(): Promise<ClientCredentials> {
    return { token: this.token.trim() };
  }
}
