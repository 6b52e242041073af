import type { EvidenceObject, InstalledProvider } from '../types';

/** More than a reader looks at. */
const MOST_OBJECTS = 5;

/**
 * The first few installations as evidence.
 *
 * @internal
 */
export function installationEvidence(
  installations: readonly InstalledProvider[],
): EvidenceObject[] {
  return installations
    .slice(0, MOST_OBJECTS)
    .map(({ kind, name, uid }) => ({ kind, name, uid }));
}
