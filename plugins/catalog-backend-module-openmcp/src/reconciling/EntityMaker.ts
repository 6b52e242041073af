import { LoggerService } from '@backstage/backend-plugin-api';
import { Entity } from '@backstage/catalog-model';
import { ListedCluster, ListedInstallation } from '../landscape';
import {
  checkEntity,
  createClusterEntity,
  createInstallationEntity,
  installationEntityName,
} from '../mapping';
import { CatalogSettings } from '../settings';

/**
 * Makes entities of what is on platform clusters. What cannot become an entity is
 * told once and harms no other.
 *
 * @internal
 */
export class EntityMaker {
  private readonly toldOf = new Set<string>();

  constructor(private readonly logger: LoggerService) {}

  /** @returns undefined when the cluster is to be left out */
  async ofCluster(
    { name, title }: ListedCluster,
    notReadSince: string | undefined,
    settings: CatalogSettings,
  ): Promise<Entity | undefined> {
    return this.make(`The platform cluster ${name}`, () =>
      createClusterEntity({ name, title, notReadSince }, settings),
    );
  }

  /** @returns undefined when the installation is to be left out */
  async ofInstallation(
    installation: ListedInstallation,
    more: { clusterTitle: string; provider?: string },
    settings: CatalogSettings,
  ): Promise<Entity | undefined> {
    const { cluster, kind, name } = installation;
    return this.make(`${kind} ${name} on ${cluster}`, () =>
      createInstallationEntity({ ...installation, ...more }, settings),
    );
  }

  private async make(
    what: string,
    create: () => Entity | undefined,
  ): Promise<Entity | undefined> {
    let problem: string | undefined;
    try {
      const entity = create();
      problem = entity && (await checkEntity(entity));
      if (!problem) {
        return entity;
      }
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    if (!this.toldOf.has(what)) {
      this.toldOf.add(what);
      this.logger.warn(`${what} is not shown in the catalog: ${problem}`);
    }
    return undefined;
  }
}

/**
 * Reference of the entity that an installation has, or would have.
 *
 * @internal
 */
export function installationEntityRef(
  installation: Pick<ListedInstallation, 'cluster' | 'kind' | 'name'>,
  { namespace }: CatalogSettings,
): string {
  return `resource:${namespace}/${installationEntityName(installation)}`;
}
