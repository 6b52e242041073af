import {
  Cluster,
  INSTALLATION_KINDS,
  InstallationItem,
  InstallationKind,
  InstallationsQuery,
  OpenmcpClient,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  installationPages,
  isListedWhole,
} from '@openmcp/backstage-plugin-openmcp-node';
import {
  GroupOfInstallations,
  KnownClusters,
  Landscape,
  ListedCluster,
  ListedInstallation,
  WholeLandscape,
} from './Landscape';

/** More single questions than that take longer than to ask for all. */
const MOST_SINGLE_QUESTIONS = 8;

/**
 * The part of the REST client that is needed here.
 *
 * @internal
 */
export type LandscapeClient = Pick<
  OpenmcpClient,
  'getClusters' | 'getInstallations'
>;

function readCluster(cluster: Cluster): ListedCluster {
  const confirmed = INSTALLATION_KINDS.filter(kind =>
    isListedWhole(cluster, kind),
  );
  return {
    name: cluster.name,
    title: cluster.title,
    confirmed: new Set(confirmed),
    asOf: cluster.freshness.asOf,
    stale: cluster.freshness.stale,
  };
}

function readInstallation(item: InstallationItem): ListedInstallation {
  const { cluster, kind, name, image, annotations = {} } = item;
  const { code, params } = item.summary;
  return {
    cluster,
    kind,
    name,
    image: image.wanted,
    annotations,
    // Of others, kinds below the object could not be read.
    unreadable: code === 'not-readable' && params.kinds === kind,
  };
}

/** It is there, and what is there is not known. */
function unconfirmed(cluster: ListedCluster): ListedCluster {
  return { ...cluster, confirmed: new Set() };
}

/** What was confirmed at one page may be unknown at the next. */
function confirmedByBoth(a: ListedCluster, b: ListedCluster): ListedCluster {
  const confirmed = [...b.confirmed].filter(kind => a.confirmed.has(kind));
  return { ...b, confirmed: new Set(confirmed) };
}

/**
 * Reads from the REST API what is installed where.
 *
 * @internal
 */
export class LandscapeReader {
  constructor(private readonly client: LandscapeClient) {}

  /**
   * The list of clusters and that of installations may be answered by different
   * processes of the backend, of which one may have begun just now. What either of
   * them names is there.
   *
   * @param options - `installations`: false when only clusters are of interest
   * @throws as `installationPages`
   */
  async readAll(
    options: { installations: boolean },
    signal: AbortSignal,
  ): Promise<WholeLandscape> {
    const known = await this.readClusters(signal);
    const { clusters, installations, revision } = await this.readPages(
      options.installations ? {} : { limit: 1 },
      options.installations,
      signal,
    );
    const elsewhere = [...known.clusters.values()]
      .filter(({ name }) => !clusters.has(name))
      .map(each => [each.name, unconfirmed(each)] as const);
    return {
      clusters: new Map([...clusters, ...elsewhere]),
      installations,
      complete: known.complete,
      revision,
    };
  }

  /**
   * Reads which clusters there are.
   *
   * @throws as `OpenmcpClient` does
   */
  async readClusters(signal: AbortSignal): Promise<KnownClusters> {
    const { items, complete = true } = await this.client.getClusters({
      signal,
    });
    return {
      clusters: new Map(items.map(each => [each.name, readCluster(each)])),
      complete,
    };
  }

  /**
   * Reads installations of one kind on one cluster.
   *
   * @param names - of those that are of interest
   * @throws as {@link LandscapeReader.readAll}
   */
  async readGroup(
    cluster: string,
    kind: InstallationKind,
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<GroupOfInstallations> {
    const group = { cluster: [cluster], kind: [kind] };
    if (names.length > MOST_SINGLE_QUESTIONS) {
      const whole = await this.readPages(group, true, signal);
      const wanted = new Set(names);
      return {
        cluster: whole.clusters.get(cluster),
        installations: whole.installations.filter(({ name }) =>
          wanted.has(name),
        ),
      };
    }
    let known: ListedCluster | undefined;
    let isKnown = true;
    const installations: ListedInstallation[] = [];
    for (const name of names) {
      // All that has the name as a part of its own comes with it.
      const found = await this.readPages({ ...group, q: name }, true, signal);
      const now = found.clusters.get(cluster);
      isKnown &&= now !== undefined;
      known = known && now ? confirmedByBoth(known, now) : now;
      const match = found.installations.find(each => each.name === name);
      if (match) {
        installations.push(match);
      }
    }
    return { cluster: isKnown ? known : undefined, installations };
  }

  private async readPages(
    query: InstallationsQuery,
    all: boolean,
    signal: AbortSignal,
  ): Promise<Landscape & { revision: string }> {
    const clusters = new Map<string, ListedCluster>();
    const installations: ListedInstallation[] = [];
    let revision = '';
    for await (const page of installationPages(this.client, query, {
      signal,
    })) {
      for (const each of page.clusters.map(readCluster)) {
        const before = clusters.get(each.name);
        clusters.set(each.name, before ? confirmedByBoth(before, each) : each);
      }
      revision ||= page.revision;
      if (!all) {
        break;
      }
      installations.push(...page.items.map(readInstallation));
    }
    return { clusters, installations, revision };
  }
}
