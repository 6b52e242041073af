import { checkConnectionSettings } from './checkConnectionSettings';
import { ClusterSettings, clusterSchema } from './clusterSchema';
import { ConfigurationProblem } from './ConfigurationProblem';
import { parseSettings } from './parseSettings';
import { presentKeys, requireOneOf } from './requireOneOf';

/**
 * Checks one entry of `openmcp.clusters` for itself; files are not looked at.
 *
 * @param path - where the entry stands, for instance `openmcp.clusters[1]`
 * @throws ConfigurationProblem for the first mistake
 * @internal
 */
export function parseClusterSettings(
  path: string,
  value: unknown,
): ClusterSettings {
  const settings = parseSettings(clusterSchema, path, value);
  requireOneOf(path, settings, ['kubeconfig', 'inCluster', 'url']);
  if (settings.url === undefined) {
    const [useless] = presentKeys(settings, ['credentials', 'ca']);
    if (useless) {
      throw new ConfigurationProblem(
        `${path}.${useless}`,
        'can only be set beside url',
      );
    }
  }
  checkConnectionSettings(path, settings);
  return settings;
}
