import { Config } from '@backstage/config';
import {
  createLocationTrust,
  isLocationPrefix,
} from '@openmcp/backstage-plugin-openmcp-common/trusted-locations';

/**
 * Reads `openmcp.trustedProviderLocations`, as the plugin `openmcp` does, which says
 * what is wrong there. What is wrong is not trusted here.
 *
 * @returns a test for the origin of an entity
 * @internal
 */
export function readLocationTrust(
  config: Config,
): (origin: string | undefined) => boolean {
  let prefixes: string[] = [];
  try {
    prefixes =
      config.getOptionalStringArray('openmcp.trustedProviderLocations') ?? [];
  } catch {
    // Told by the plugin `openmcp`.
  }
  return createLocationTrust(prefixes.filter(isLocationPrefix));
}
