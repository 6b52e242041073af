import { Config } from '@backstage/config';
import { InputError } from '@backstage/errors';

const configurationKey = 'openmcp.trustedProviderLocations';

/** Origin of the entities that come with the catalog module of this suite. */
const builtInLocation = 'openmcp:upstream';

/**
 * A location as its reader understands it: of `https://host/a/../b` it reads
 * `https://host/b`, so that is what must be trusted.
 */
function normalizeLocation(location: string): string {
  const colon = location.indexOf(':');
  const type = location.slice(0, colon);
  const target = location.slice(colon + 1);
  return URL.canParse(target)
    ? `${type}:${new URL(target).href}`
    : location.replaceAll('\\', '/');
}

function isAtOrBelow(location: string, trusted: string): boolean {
  if (location === trusted) {
    return true;
  }
  const isType = trusted.endsWith(':');
  const prefix = isType || trusted.endsWith('/') ? trusted : `${trusted}/`;
  return (
    location.startsWith(prefix) &&
    (isType || !location.slice(prefix.length).split('/').includes('..'))
  );
}

/**
 * From where traits are believed. Whoever may write there decides what is
 * eligible.
 *
 * @internal
 */
export class TrustedLocations {
  private readonly locations: readonly string[];

  /**
   * @param prefixes - of the annotation `backstage.io/managed-by-origin-location`
   */
  constructor(prefixes: readonly string[]) {
    this.locations = [builtInLocation, ...prefixes.map(normalizeLocation)];
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
      if (!/^[a-z0-9-]+:/i.test(prefix)) {
        throw new InputError(
          `${configurationKey}[${index}] must begin with the type of a location, for instance url:https://github.com/acme/`,
        );
      }
    });
    return new TrustedLocations(prefixes);
  }

  /**
   * Whether an entity from there is believed: the location itself is named, a
   * part of its path, or its type (`file:`). `https://github.com/acme` does not
   * stand for `https://github.com/acme-other`.
   */
  trusts(origin: string | undefined): boolean {
    if (origin === undefined) {
      return false;
    }
    const location = normalizeLocation(origin);
    return this.locations.some(trusted => isAtOrBelow(location, trusted));
  }
}
