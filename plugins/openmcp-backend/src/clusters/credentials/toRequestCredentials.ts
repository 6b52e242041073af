import { PlatformClusterCredentials } from '@openmcp/backstage-plugin-openmcp-node';
import { ClientCredentials } from './CredentialSource';

/**
 * What a request has to carry for these credentials.
 *
 * @internal
 */
export function toRequestCredentials({
  token,
  cert,
  key,
}: ClientCredentials): PlatformClusterCredentials {
  const headers: Record<string, string> = token
    ? { authorization: `Bearer ${token}` }
    : {};
  return { headers, cert, key };
}
