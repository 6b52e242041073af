import {
  Cluster,
  InstallationItem,
  OpenmcpClient,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  installationKey,
  InstallationName,
  Landscape,
  ListedInstallation,
} from './Landscape';

/** Most items of one answer. */
const pageSize = 1_000;

const group = 'openmcp.cloud';

/**
 * The part of the REST client that is needed here.
 *
 * @internal
 */
export type LandscapeClient = Pick<
  OpenmcpClient,
  'getClusters' | 'getInstallations' | 'getProviders'
>;

/**
 * Asks the REST API of the plugin `openmcp` with the rights of the backend.
 *
 * @internal
 */
export class LandscapeReader {
  constructor(
    private readonly client: LandscapeClient,
    private readonly token: () => Promise<string>,
  ) {}

  /**
   * All installations of all clusters.
   *
   * @throws as `OpenmcpClient` does
   */
  async read(signal: AbortSignal): Promise<Landscape> {
    const options = async () => ({ token: await this.token(), signal });
    const { complete = true } = await this.client.getClusters(await options());
    const installations: ListedInstallation[] = [];
    const clusters = new Map<string, Cluster>();
    let cursor: string | undefined;
    do {
      const page = await this.client.getInstallations(
        { limit: pageSize, sort: 'name', cursor },
        await options(),
      );
      page.clusters.forEach(each => clusters.set(each.name, each));
      installations.push(...page.items.map(readItem));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return {
      installations,
      isGone: ({ cluster, kind }) => {
        const found = clusters.get(cluster);
        // A cluster that nobody watches any more took all with it.
        return found ? isConfirmed(found, kind) : complete;
      },
    };
  }

  /**
   * Owners of the providers whose images are installed, by
   * {@link installationKey}.
   *
   * @throws as `OpenmcpClient` does
   */
  async readOwners(signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
    const { items } = await this.client.getProviders(
      { rules: 'outcomes' },
      { token: await this.token(), signal },
    );
    const owners = new Map<string, string>();
    for (const { owner, installations } of items) {
      if (owner !== undefined) {
        installations.forEach(each => owners.set(installationKey(each), owner));
      }
    }
    return owners;
  }
}

function isConfirmed(
  { kinds, freshness, settling }: Cluster,
  kind: InstallationName['kind'],
): boolean {
  return (
    !freshness.stale &&
    !settling &&
    kinds.some(
      each =>
        each.group === group &&
        each.kind === kind &&
        each.asOf !== undefined &&
        (each.state === 'readable' || each.state === 'not-installed'),
    )
  );
}

function readItem(item: InstallationItem): ListedInstallation {
  const { cluster, kind, name, uid, health, since } = item;
  const parsed = since === undefined ? NaN : Date.parse(since);
  return {
    cluster,
    kind,
    name,
    uid,
    health,
    since: Number.isNaN(parsed) ? undefined : parsed,
    isCurrent: !item.freshness.stale,
  };
}
