import { InstallationReference } from '@openmcp/backstage-plugin-openmcp-common';

/** Names that are remembered; of more, all are forgotten and it begins anew. */
const defaultLimit = 10_000;

/**
 * Makes a function that returns the same reference for equal ones. The Job, the
 * Deployment and the Pods of an installation all hold one, and clusters have
 * installations of the same names.
 *
 * @param limit - how many references are remembered; default 10,000
 * @internal
 */
export function createReferenceInterner(
  limit: number = defaultLimit,
): (reference: InstallationReference) => InstallationReference {
  const known = new Map<string, Map<string, InstallationReference>>();
  let count = 0;
  return reference => {
    const { kind, name } = reference;
    const shared = known.get(kind)?.get(name);
    if (shared) {
      return shared;
    }
    if (count >= limit) {
      known.clear();
      count = 0;
    }
    const ofKind = known.get(kind) ?? new Map();
    known.set(kind, ofKind);
    ofKind.set(name, Object.freeze(reference));
    count += 1;
    return reference;
  };
}
