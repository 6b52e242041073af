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
 * What became of something on a platform cluster: an entity, nothing because it is
 * to be left out, or nothing because no entity can be made of it. In the last case
 * what the catalog has of it is better than nothing.
 *
 * @internal
 */
export type Made = Entity | 'left-out' | 'impossible';

/**
 * Makes entities of what is on platform clusters. What cannot become an entity is
 * told once for each reason and harms no other.
 *
 * @internal
 */
export class EntityMaker {
  /** Why something did not become an entity, as it was told last. */
  private readonly told = new Map<string, string>();

  constructor(private readonly logger: LoggerService) {}

  async ofCluster(
    { name, title }: ListedCluster,
    notReadSince: string | undefined,
    settings: CatalogSettings,
  ): Promise<Made> {
    return this.make(`The platform cluster ${name}`, () =>
      createClusterEntity({ name, title, notReadSince }, settings),
    );
  }

  async ofInstallation(
    installation: ListedInstallation,
    more: { clusterTitle: string; provider?: string },
    settings: CatalogSettings,
  ): Promise<Made> {
    const { cluster, kind, name } = installation;
    return this.make(`${kind} ${name} on ${cluster}`, () =>
      createInstallationEntity({ ...installation, ...more }, settings),
    );
  }

  private async make(
    what: string,
    create: () => Entity | undefined,
  ): Promise<Made> {
    let problem: string | undefined;
    try {
      const entity = create();
      problem = entity && (await checkEntity(entity));
      if (!problem) {
        // When it happens again, it is news again.
        this.told.delete(what);
        return entity ?? 'left-out';
      }
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    if (this.told.get(what) !== problem) {
      this.told.set(what, problem);
      this.logger.warn(`${what} is not brought into the catalog: ${problem}`);
    }
    return 'impossible';
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
