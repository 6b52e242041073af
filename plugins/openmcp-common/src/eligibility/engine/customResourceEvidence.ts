import type { EvidenceObject, InstalledCustomResource } from '../types';

/** More than a reader looks at. */
const MOST_OBJECTS = 5;

/**
 * The first few CRDs as evidence.
 *
 * @internal
 */
export function customResourceEvidence(
  customResources: readonly InstalledCustomResource[],
): EvidenceObject[] {
  return customResources.slice(0, MOST_OBJECTS).map(({ name, uid }) => ({
    kind: 'CustomResourceDefinition',
    name,
    uid,
  }));
}
