import {
  RunningPlatformClusters,
  RunningSimulatedPlatformClusters,
  startRealPlatformClusters,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { serveCalls } from '../processes/serveCalls';
import type { WantedCluster } from '../portal/WantedClusters';
import { readAuthority } from './readAuthority';

/**
 * What a {@link Clusters} starts.
 *
 * @internal
 */
export interface ClusterStart {
  names: string[];
  stateDirectory: string;
  /** Real programs rather than a simulation; default false. */
  real?: boolean;
  /** Whether a list may be the beginning of a watch; default true. */
  streamedLists?: boolean;
}

/** Divides all delays of the simulation. */
const speed = 200;

let simulated: RunningSimulatedPlatformClusters | undefined;
let running: RunningPlatformClusters | undefined;

async function startSimulated(
  options: ClusterStart,
): Promise<RunningPlatformClusters> {
  simulated = await startSimulatedPlatformClusters({
    ...options,
    speed,
    emptyLandscape: true,
  });
  return simulated;
}

function startReal({
  names,
  stateDirectory,
  streamedLists = true,
}: ClusterStart): Promise<RunningPlatformClusters> {
  return startRealPlatformClusters({
    names,
    stateDirectory,
    featureGates: streamedLists ? {} : { WatchList: false },
  });
}

serveCalls({
  async start(options: ClusterStart): Promise<WantedCluster[]> {
    running = await (options.real
      ? startReal(options)
      : startSimulated(options));
    return running.clusters.map(
      ({ name, server, adminToken, kubeconfigPath }) => ({
        name,
        server,
        token: adminToken,
        ca: readAuthority(kubeconfigPath),
        kubeconfigPath,
      }),
    );
  },
  countRequests: () =>
    (simulated?.clusters ?? []).reduce(
      (sum, cluster) => sum + cluster.countRequests(),
      0,
    ),
  dropConnections: () =>
    simulated?.clusters.forEach(cluster => cluster.dropConnections()),
  stop: () => running?.stop(),
});
