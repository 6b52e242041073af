/**
 * From where entities of the catalog are believed. An entry of its own, because
 * backends alone ask.
 *
 * @packageDocumentation
 */

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
 * Whether an entry of `openmcp.trustedProviderLocations` names a location. One
 * that does not would trust everything.
 *
 * @public
 */
export function isLocationPrefix(prefix: string): boolean {
  return /^[a-z0-9-]+:/i.test(prefix);
}

/**
 * Tells whether an entity is believed, by its annotation
 * `backstage.io/managed-by-origin-location`: the location itself is named, a part of
 * its path, or its type (`file:`). `https://github.com/acme` does not stand for
 * `https://github.com/acme-other`. What comes with this suite is always believed.
 *
 * @param prefixes - as `openmcp.trustedProviderLocations` has them
 * @returns a test for the origin of an entity; one without origin is not believed
 * @public
 */
export function createLocationTrust(
  prefixes: readonly string[],
): (origin: string | undefined) => boolean {
  const locations = [builtInLocation, ...prefixes.map(normalizeLocation)];
  return origin => {
    if (origin === undefined) {
      return false;
    }
    const location = normalizeLocation(origin);
    return locations.some(trusted => isAtOrBelow(location, trusted));
  };
}
