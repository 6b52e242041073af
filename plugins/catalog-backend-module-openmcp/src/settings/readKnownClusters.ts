import { Config } from '@backstage/config';
import { CatalogSettings } from './CatalogSettings';
import { normalizeRef } from './SettingsReader';

/** Where the operator's objects are unless the configuration says otherwise. */
const OPERATOR_NAMESPACE = 'openmcp-system';

type KnownClusters = Pick<
  CatalogSettings,
  'clusterOwners' | 'operatorNamespaces' | 'kubernetesClusters'
>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Others say what is wrong with these; here only what can be read is read. */
function list(root: Config, key: string): Record<string, unknown>[] {
  try {
    return records(root.getOptional(key));
  } catch {
    return [];
  }
}

/**
 * Reads names, owners and namespaces of clusters where other plugins have them in
 * their configuration. Addresses and credentials, which stand beside them, are
 * not looked at.
 *
 * @internal
 */
export function readKnownClusters(root: Config): KnownClusters {
  const clusterOwners = new Map<string, string>();
  const operatorNamespaces = new Map<string, string>();
  for (const { name, owner, namespaces } of list(root, 'openmcp.clusters')) {
    if (typeof name === 'string') {
      const ref =
        typeof owner === 'string' ? normalizeRef(owner, 'group') : undefined;
      if (ref) {
        clusterOwners.set(name, ref);
      }
      const all = namespaces === undefined ? [OPERATOR_NAMESPACE] : namespaces;
      if (Array.isArray(all) && all.length === 1) {
        operatorNamespaces.set(name, String(all[0]));
      }
    }
  }
  const locators = list(root, 'kubernetes.clusterLocatorMethods');
  const kubernetesClusters = new Set(
    locators
      .filter(({ type }) => type === 'config')
      .flatMap(({ clusters }) => records(clusters))
      .map(({ name }) => name)
      .filter(name => typeof name === 'string'),
  );
  return { clusterOwners, operatorNamespaces, kubernetesClusters };
}
