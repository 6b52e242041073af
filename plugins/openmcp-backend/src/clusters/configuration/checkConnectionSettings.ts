import { ConfigurationProblem } from './ConfigurationProblem';
import { ConnectionSettings, CredentialSettings } from './connectionSchema';
import { requireOneOf } from './requireOneOf';

function checkCredentials(path: string, settings: CredentialSettings): void {
  requireOneOf(path, settings, [
    'serviceAccountToken',
    'token',
    'tokenFile',
    'clientCertificate',
    'exec',
    'authProvider',
  ]);
  if (settings.clientCertificate) {
    const certificatePath = `${path}.clientCertificate`;
    requireOneOf(certificatePath, settings.clientCertificate, ['data', 'file']);
    requireOneOf(certificatePath, settings.clientCertificate, [
      'keyData',
      'keyFile',
    ]);
  }
  if (settings.authMetadata && settings.authProvider === undefined) {
    throw new ConfigurationProblem(
      `${path}.authMetadata`,
      'can only be set beside authProvider',
    );
  }
}

/**
 * Checks what belongs together; files are not looked at.
 *
 * @param path - of what holds the settings
 * @throws ConfigurationProblem for the first mistake
 * @internal
 */
export function checkConnectionSettings(
  path: string,
  { credentials, ca }: ConnectionSettings,
): void {
  if (credentials) {
    checkCredentials(`${path}.credentials`, credentials);
  }
  if (ca) {
    requireOneOf(`${path}.ca`, ca, ['data', 'file']);
  }
}
