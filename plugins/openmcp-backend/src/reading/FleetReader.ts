import {
  Cluster,
  ClusterRights,
  InstallationReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView, FleetView } from '../fleet';
import { InstallationSnapshot } from '../store';
import { createQueryFilter } from './createQueryFilter';
import { describeCluster, describeFreshness } from './describeCluster';
import { createHealthCounts } from './healthCounts';
import { ImageNames } from './ImageNames';
import { InstallationPage, InstallationView } from './InstallationPage';
import { InstallationQuery } from './InstallationQuery';
import { sortInstallations, sortPositionOf } from './sortInstallations';
import { Visibility } from './Visibility';

/**
 * What a caller may do on the cluster with a name.
 *
 * @internal
 */
export type RightsOnCluster = (cluster: string) => ClusterRights;

/** What the cluster says of all its installations. */
function contextOf(cluster: ClusterView): Omit<InstallationView, 'snapshot'> {
  return {
    clusterTitle: cluster.definition.title,
    freshness: describeFreshness(cluster),
    simulated: cluster.definition.simulated,
  };
}

/**
 * Answers questions from memory, for a caller that may see so much.
 *
 * @internal
 */
export class FleetReader {
  constructor(
    private readonly fleet: FleetView,
    private readonly names: ImageNames,
  ) {}

  /** Of all that is known; another one says that something changed. */
  get revision(): string {
    return this.fleet.revision;
  }

  /** Whether every source of clusters has said which there are. */
  get isComplete(): boolean {
    return this.fleet.isComplete;
  }

  /** The clusters that the caller may see. */
  listClusters(visibility: Visibility, rights: RightsOnCluster): Cluster[] {
    return this.fleet
      .clusters()
      .filter(({ definition }) => visibility.cluster(definition.name))
      .map(cluster => describeCluster(cluster, visibility, rights));
  }

  /**
   * One page of the installations that the caller may see.
   *
   * @param isOfProvider - whether an installation is one of the providers that
   * the query names; default: it names none
   */
  listInstallations(
    query: InstallationQuery,
    visibility: Visibility,
    rights: RightsOnCluster,
    isOfProvider: (snapshot: InstallationSnapshot) => boolean = () => true,
  ): InstallationPage {
    const matches = createQueryFilter(query, this.names);
    const clusters = this.fleet
      .clusters()
      .filter(
        ({ definition }) =>
          !query.clusters || query.clusters.includes(definition.name),
      );
    const counts = createHealthCounts();
    const matching: InstallationSnapshot[] = [];
    for (const cluster of clusters) {
      for (const snapshot of cluster.installations()) {
        if (
          visibility.installation(snapshot) &&
          matches(snapshot) &&
          isOfProvider(snapshot)
        ) {
          const { health } = snapshot.status;
          counts[health] += 1;
          if (!query.healths || query.healths.includes(health)) {
            matching.push(snapshot);
          }
        }
      }
    }
    // One more tells that there is a next page.
    const { sort, limit, after } = query;
    const rest = sortInstallations(matching, sort, limit + 1, after);
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    const contexts = new Map(
      clusters.map(cluster => [cluster.definition.name, contextOf(cluster)]),
    );
    return {
      items: page.flatMap(snapshot => {
        const context = contexts.get(snapshot.cluster);
        return context ? [{ snapshot, ...context }] : [];
      }),
      totalItems: matching.length,
      next:
        last && rest.length > page.length
          ? sortPositionOf(last, sort.field)
          : undefined,
      revision: this.fleet.revision,
      clusters: clusters
        .filter(({ definition }) => visibility.cluster(definition.name))
        .map(cluster => describeCluster(cluster, visibility, rights)),
      counts,
    };
  }

  /**
   * @returns undefined when it is not there or the caller may not see it
   */
  getInstallation(
    reference: InstallationReference & { cluster: string },
    visibility: Visibility,
  ): InstallationView | undefined {
    const cluster = this.fleet.cluster(reference.cluster);
    const snapshot = cluster?.installation(reference.kind, reference.name);
    return cluster && snapshot && visibility.installation(snapshot)
      ? { snapshot, ...contextOf(cluster) }
      : undefined;
  }
}
