import {
  RunningSimulatedPlatformClusters,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { serveCalls } from '../processes/serveCalls';
import type { WantedCluster } from '../portal/WantedClusters';

/** Divides all delays of the simulation. */
const speed = 200;

let running: RunningSimulatedPlatformClusters | undefined;

serveCalls({
  async start({
    names,
    stateDirectory,
  }: {
    names: string[];
    stateDirectory: string;
  }): Promise<WantedCluster[]> {
    running = await startSimulatedPlatformClusters({
      names,
      stateDirectory,
      speed,
      emptyLandscape: true,
    });
    return running.clusters.map(({ name, server, adminToken }) => ({
      name,
      server,
      token: adminToken,
    }));
  },
  countRequests: () =>
    (running?.clusters ?? []).reduce(
      (sum, cluster) => sum + cluster.countRequests(),
      0,
    ),
  dropConnections: () =>
    running?.clusters.forEach(cluster => cluster.dropConnections()),
});
