import {
  PlatformClusterConnection,
  PlatformClusterDescription,
} from '@openmcp/backstage-plugin-openmcp-node';
import {
  ClusterCandidate,
  ConfigurationProblem,
  ConnectionServices,
  createUrlConnection,
  isCertificateData,
} from '../configuration';
import { findServerUrlProblem } from '../connections';
import { AllowedApiServer } from './AllowedApiServer';
import { caAnnotation, ClusterEntity } from './ClusterEntity';

function describe(
  { name, title, owner }: ClusterEntity,
  { settings }: AllowedApiServer,
): PlatformClusterDescription {
  return {
    name,
    title: title ?? name,
    owner,
    namespaces: [...new Set(settings.namespaces ?? ['openmcp-system'])],
    delivery: settings.delivery ?? 'direct',
    operatorDeliveredBy: settings.operatorDeliveredBy,
    simulated: false,
  };
}

function connect(
  entity: ClusterEntity,
  { path, settings }: AllowedApiServer,
  services: ConnectionServices,
): PlatformClusterConnection {
  const serverProblem = findServerUrlProblem(entity.server);
  if (serverProblem) {
    throw new ConfigurationProblem(
      entity.entityRef,
      `names an API server whose address ${serverProblem}`,
    );
  }
  // Who may write the entity could choose whom to trust, so the configuration wins.
  const ca = settings.ca ?? (entity.ca ? { data: entity.ca } : undefined);
  if (!settings.ca && entity.ca && !isCertificateData(entity.ca)) {
    throw new ConfigurationProblem(
      entity.entityRef,
      `has an annotation ${caAnnotation} that is not a PEM certificate in base64`,
    );
  }
  return createUrlConnection(
    path,
    { cluster: entity.name, server: entity.server },
    { ...settings, ca },
    services,
  );
}

/** What the cluster and its connection are made of. */
function describeSources(entity: ClusterEntity, allowed: AllowedApiServer) {
  const { credentials, ca, proxy } = allowed.settings;
  return {
    source: { entity, allowed },
    connectionSource: [entity.server, entity.ca, credentials, ca, proxy],
  };
}

function createCandidate(
  entity: ClusterEntity,
  allowed: AllowedApiServer,
  services: ConnectionServices,
): ClusterCandidate {
  const description = describe(entity, allowed);
  const sources = describeSources(entity, allowed);
  if (allowed.problem) {
    const { problem } = allowed;
    return { definition: { ...description, problem }, ...sources };
  }
  try {
    const connection = connect(entity, allowed, services);
    return { definition: { ...description, connection }, ...sources };
  } catch (error) {
    const problem =
      error instanceof ConfigurationProblem
        ? error.message
        : `${entity.entityRef} cannot be used`;
    return { definition: { ...description, problem }, ...sources };
  }
}

/**
 * Rights are given by the names of clusters, so that an origin may be bound to
 * some: who writes an entity chooses its name.
 */
function findAllowed(
  { name, server }: ClusterEntity,
  servers: ReadonlyMap<string, AllowedApiServer>,
): AllowedApiServer | undefined {
  const allowed = servers.get(new URL(server).origin);
  const names = allowed?.settings.clusterNames;
  return names === undefined || names.includes(name) ? allowed : undefined;
}

function compare(a: ClusterEntity, b: ClusterEntity): number {
  const rank = ({ namespace }: ClusterEntity) =>
    namespace === 'default' ? 0 : 1;
  return rank(a) - rank(b) || (a.entityRef < b.entityRef ? -1 : 1);
}

/**
 * Makes platform clusters of what the catalog says, where the configuration allows
 * their API servers. Of entities with one name, also when it differs in case only,
 * the one in the namespace `default` counts, and the others are misconfigured.
 *
 * @returns the clusters, and references of the entities whose API servers are not
 * allowed
 * @internal
 */
export function createCatalogClusters(
  entities: readonly ClusterEntity[],
  servers: ReadonlyMap<string, AllowedApiServer>,
  services: ConnectionServices,
): { candidates: ClusterCandidate[]; leftOut: string[] } {
  const candidates: ClusterCandidate[] = [];
  const leftOut: string[] = [];
  const refsByName = new Map<string, string>();
  for (const entity of [...entities].sort(compare)) {
    const allowed = findAllowed(entity, servers);
    const key = entity.name.toLocaleLowerCase('en-US');
    const firstRef = refsByName.get(key);
    if (!allowed) {
      leftOut.push(entity.entityRef);
    } else if (firstRef === undefined) {
      refsByName.set(key, entity.entityRef);
      candidates.push(createCandidate(entity, allowed, services));
    } else {
      const problem = `${entity.entityRef} has a name that is already used by ${firstRef}`;
      candidates.push({
        // It needs a name of its own, or it would stand for the first cluster.
        definition: {
          ...describe(entity, allowed),
          name: entity.entityRef,
          problem,
        },
        ...describeSources(entity, allowed),
      });
    }
  }
  return { candidates, leftOut };
}
