import { ClientCredentials, CredentialSource } from './CredentialSource';
import { readCredentialFile } from './readCredentialFile';

/**
 * A bearer token in a file. It is read before every request, because such tokens
 * live for an hour only and are renewed in place.
 *
 * @internal
 */
export class TokenFile implements CredentialSource {
  constructor(private readonly file: string) {}

  async read(): Promise<ClientCredentials> {
    return { token: await readCredentialFile(this.file, 'token file') };
  }
}
