import {
  Cluster,
  ClusterRights,
  InstallationReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView, FleetView } from '../fleet';
import { InstallationSnapshot } from '../store';
import { TimeSlice } from '../timing';
import { createQueryFilter } from './createQueryFilter';
import {
  describeCluster,
  describeFreshness,
  ObjectCounts,
  observeCluster,
} from './describeCluster';
import { createHealthCounts } from './healthCounts';
import { ImageNames } from './ImageNames';
import { InstallationPage, InstallationView } from './InstallationPage';
import { InstallationQuery } from './InstallationQuery';
import { FirstInstallations, sortPositionOf } from './sortInstallations';
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

/** A cluster at one moment: what changes later does not count. */
interface ObservedCluster {
  name: string;
  context: Omit<InstallationView, 'snapshot'>;
  snapshots: readonly InstallationSnapshot[];
  /** Of what the caller may see. */
  counts: ObjectCounts;
  describe: (counts: ObjectCounts) => Cluster;
}

function observe(
  cluster: ClusterView,
  rights: RightsOnCluster,
): ObservedCluster {
  return {
    name: cluster.definition.name,
    context: contextOf(cluster),
    snapshots: [...cluster.installations()],
    counts: new ObjectCounts(),
    describe: observeCluster(cluster, rights),
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
   * One page of the installations that the caller may see, as they are at this
   * moment. Where there are many it gives way to other work.
   *
   * @param isOfProvider - whether an installation is one of the providers that
   * the query names; default: it names none
   */
  async listInstallations(
    query: InstallationQuery,
    visibility: Visibility,
    rights: RightsOnCluster,
    isOfProvider: (snapshot: InstallationSnapshot) => boolean = () => true,
  ): Promise<InstallationPage> {
    const { revision } = this.fleet;
    const observed = this.fleet
      .clusters()
      .filter(
        ({ definition }) =>
          !query.clusters || query.clusters.includes(definition.name),
      )
      .map(cluster => observe(cluster, rights));
    const matches = createQueryFilter(query, this.names);
    const counts = createHealthCounts();
    // One more tells that there is a next page.
    const { sort, limit, after } = query;
    const first = new FirstInstallations(sort, limit + 1, after);
    let totalItems = 0;
    const slice = new TimeSlice();
    for (const cluster of observed) {
      for (const snapshot of cluster.snapshots) {
        if (visibility.installation(snapshot)) {
          cluster.counts.add(snapshot);
          if (matches(snapshot) && isOfProvider(snapshot)) {
            const { health } = snapshot.status;
            counts[health] += 1;
            if (!query.healths || query.healths.includes(health)) {
              totalItems += 1;
              first.add(snapshot);
            }
          }
        }
        if (slice.isOver) {
          await slice.pause();
        }
      }
    }
    const rest = first.all;
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    const contexts = new Map(
      observed.map(({ name, context }) => [name, context]),
    );
    return {
      items: page.flatMap(snapshot => {
        const context = contexts.get(snapshot.cluster);
        return context ? [{ snapshot, ...context }] : [];
      }),
      totalItems,
      next:
        last && rest.length > page.length
          ? sortPositionOf(last, sort.field)
          : undefined,
      revision,
      clusters: observed
        .filter(({ name }) => visibility.cluster(name))
        .map(cluster => cluster.describe(cluster.counts)),
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
