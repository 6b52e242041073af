import {
  Cluster,
  InstallationItem,
  OpenmcpClient,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  installationPages,
  isListedWhole,
} from '@openmcp/backstage-plugin-openmcp-node';
import {
  installationKey,
  InstallationName,
  Landscape,
  ListedInstallation,
} from './Landscape';

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
  constructor(private readonly client: LandscapeClient) {}

  /**
   * All installations of all clusters.
   *
   * @throws as `installationPages`
   */
  async read(signal: AbortSignal): Promise<Landscape> {
    const watched = await this.client.getClusters({ signal });
    const installations: ListedInstallation[] = [];
    const pages: Cluster[][] = [];
    for await (const page of installationPages(this.client, {}, { signal })) {
      pages.push(page.clusters);
      installations.push(...page.items.map(readItem));
    }
    return {
      installations,
      isGone: ({ cluster, kind }) => {
        const found = pages.map(clusters =>
          clusters.find(({ name }) => name === cluster),
        );
        if (found.some(each => each !== undefined)) {
          return found.every(each => each && isConfirmed(each, kind));
        }
        // A cluster that nobody watches any more took all with it. Another process
        // may have answered for the clusters: both have to say so.
        return (
          watched.complete === true &&
          !watched.items.some(({ name }) => name === cluster)
        );
      },
    };
  }

  /**
   * Owners of the providers whose images are installed, by
   * {@link installationKey}. Only of those whose claim is believed: anybody can
   * write an entity that claims an image. What several own is left out.
   *
   * @throws as `OpenmcpClient` does
   */
  async readOwners(signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
    const { items } = await this.client.getProviders(
      { rules: 'outcomes' },
      { signal },
    );
    const owners = new Map<string, string | undefined>();
    for (const { kind, owner, installations, trust } of items) {
      if (owner !== undefined && kind !== 'tool' && trust === 'trusted') {
        for (const each of installations) {
          const key = installationKey(each);
          const isDisputed = owners.has(key) && owners.get(key) !== owner;
          owners.set(key, isDisputed ? undefined : owner);
        }
      }
    }
    return new Map(
      [...owners].filter((each): each is [string, string] => !!each[1]),
    );
  }
}

function isConfirmed(
  cluster: Cluster,
  kind: InstallationName['kind'],
): boolean {
  return !cluster.freshness.stale && isListedWhole(cluster, kind);
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
