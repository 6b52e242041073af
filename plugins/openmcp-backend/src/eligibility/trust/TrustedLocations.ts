import { Config } from '@backstage/config';
import { InputError } from '@backstage/errors';
import {
  createLocationTrust,
  isLocationPrefix,
} from '@openmcp/backstage-plugin-openmcp-common/trusted-locations';

const configurationKey = 'openmcp.trustedProviderLocations';

/**
 * From where traits are believed. Whoever may write there decides what is
 * eligible.
 *
 * @internal
 */
export class TrustedLocations {
  private readonly isTrusted: (origin: string | undefined) => boolean;

  /**
   * @param prefixes - of the annotation `backstage.io/managed-by-origin-location`
   */
  constructor(prefixes: readonly string[]) {
    this.isTrusted = createLocationTrust(prefixes);
  }

  /**
   * Reads `openmcp.trustedProviderLocations`.
   *
   * @throws InputError when an entry names no location, which would trust
   * everything
   */
  static fromConfig(config: Config): TrustedLocations {
    const prefixes = config.getOptionalStringArray(configurationKey) ?? [];
    prefixes.forEach((prefix, index) => {
      if (!isLocationPrefix(prefix)) {
        throw new InputError(
          `${configurationKey}[${index}] must begin with the type of a location, for instance url:https://github.com/acme/`,
        );
      }
    });
    return new TrustedLocations(prefixes);
  }

  /** Whether an entity from there is believed. */
  trusts(origin: string | undefined): boolean {
    return this.isTrusted(origin);
  }
}
