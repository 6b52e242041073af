const dnsLabel = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;

/**
 * Refuses names that cannot name a set of clusters.
 *
 * @param names - the names
 * @throws Error with a sentence for a person
 * @internal
 */
export function checkClusterNames(names: string[]): void {
  const wrong = names.find(name => !dnsLabel.test(name));
  if (wrong !== undefined) {
    throw new Error(`"${wrong}" cannot name a cluster: it is no DNS label`);
  }
  if (names.length === 0 || new Set(names).size !== names.length) {
    throw new Error('Name at least one cluster, and each one once');
  }
}
