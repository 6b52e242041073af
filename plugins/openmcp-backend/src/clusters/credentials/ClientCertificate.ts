import { ClientCredentials, CredentialSource } from './CredentialSource';
import { PemLocation, readPem } from './PemLocation';

/**
 * A client certificate with its key. Files are read before every request, so that
 * a renewed certificate is used with the next connection.
 *
 * @internal
 */
export class ClientCertificate implements CredentialSource {
  constructor(
    private readonly certificate: PemLocation,
    private readonly key: PemLocation,
  ) {}

  async read(): Promise<ClientCredentials> {
    const [cert, key] = await Promise.all([
      readPem(this.certificate, 'client certificate'),
      readPem(this.key, 'key of the client certificate'),
    ]);
    return { cert, key };
  }
}
