import { Config } from '@backstage/config';
import { InputError } from '@backstage/errors';
import {
  PlatformClusterDefinition,
  PlatformClusterDescription,
} from '@openmcp/backstage-plugin-openmcp-node';
import { ClusterSettings } from './clusterSchema';
import { ConfigurationProblem } from './ConfigurationProblem';
import { ConnectionServices } from './ConnectionServices';
import { createConnection } from './createConnection';
import { parseClusterSettings } from './parseClusterSettings';

const configurationKey = 'openmcp.clusters';

function describe(settings: ClusterSettings): PlatformClusterDescription {
  return {
    name: settings.name,
    title: settings.title ?? settings.name,
    owner: settings.owner,
    namespaces: [...new Set(settings.namespaces ?? ['openmcp-system'])],
    delivery: settings.delivery ?? 'direct',
    operatorDeliveredBy: settings.operatorDeliveredBy,
    simulated: settings.simulated ?? false,
  };
}

/** What can still be said of an entry that is wrong somewhere. */
function describeWrong(
  path: string,
  value: unknown,
): PlatformClusterDescription {
  const entry = Object(value);
  const name =
    typeof entry.name === 'string' && entry.name.trim()
      ? entry.name.trim().slice(0, 253)
      : path;
  const title = typeof entry.title === 'string' ? entry.title : name;
  return {
    name,
    title,
    namespaces: [],
    delivery: 'direct',
    simulated: false,
  };
}

function readCluster(
  path: string,
  value: unknown,
  services: ConnectionServices,
): PlatformClusterDefinition {
  try {
    const settings = parseClusterSettings(path, value);
    return {
      ...describe(settings),
      connection: createConnection(path, settings, services),
    };
  } catch (error) {
    // Other errors are not ours: their text may quote a file.
    const problem =
      error instanceof ConfigurationProblem
        ? error.message
        : `${path} cannot be used`;
    return { ...describeWrong(path, value), problem };
  }
}

/**
 * Reads `openmcp.clusters`. A mistake in one entry makes that cluster
 * misconfigured and touches no other; so does a name that is given twice, also
 * when it differs in case only.
 *
 * @throws InputError when `openmcp.clusters` is not a list
 * @internal
 */
export function readPlatformClusters(
  config: Config,
  services: ConnectionServices,
): PlatformClusterDefinition[] {
  const entries: unknown = config.getOptional(configurationKey) ?? [];
  if (!Array.isArray(entries)) {
    throw new InputError(`${configurationKey} must be a list`);
  }
  const pathsByName = new Map<string, string>();
  return entries.map((value, index) => {
    const path = `${configurationKey}[${index}]`;
    const definition = readCluster(path, value, services);
    const key = definition.name.toLocaleLowerCase('en-US');
    const firstPath = pathsByName.get(key);
    if (firstPath === undefined) {
      pathsByName.set(key, path);
      return definition;
    }
    // It needs a name of its own, or it would stand for the first cluster.
    return {
      ...describeWrong(path, undefined),
      title: definition.title,
      problem: `${path}.name is already used at ${firstPath}.name`,
    };
  });
}
