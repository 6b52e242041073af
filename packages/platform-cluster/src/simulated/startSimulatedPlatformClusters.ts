import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkClusterNames } from '../checkClusterNames';
import {
  PlatformClusterHandle,
  RunningPlatformClusters,
  StartPlatformClustersOptions,
} from '../types';
import { SimulatedPlatformCluster } from './SimulatedPlatformCluster';
import { writeKubeconfig } from './writeKubeconfig';

/**
 * What to simulate.
 *
 * @public
 */
export interface StartSimulatedPlatformClustersOptions
  extends StartPlatformClustersOptions {
  /**
   * Divides all delays of the simulation. Default 1: an installation is ready
   * after about as long as on the real control plane.
   */
  speed?: number;
  /**
   * Whether to leave out the operator's own PlatformServices as well, so that
   * there is no installation at all; default false.
   */
  emptyLandscape?: boolean;
  /**
   * Whether a watch may begin with all objects that there are, as API servers of
   * today let it; default true.
   */
  streamedLists?: boolean;
}

/**
 * A simulated cluster, which can be made to fail.
 *
 * @public
 */
export interface SimulatedPlatformClusterHandle extends PlatformClusterHandle {
  /** Makes the cluster unreachable; what goes on in it goes on. */
  stopListening(): Promise<void>;
  /** Makes the cluster reachable again, on the same port. */
  startListening(): Promise<void>;
  /** Requests that the API server got so far, whatever became of them. */
  countRequests(): number;
  /** Cuts all connections; new ones are accepted. */
  dropConnections(): void;
  /**
   * Takes a kind away, as if its CustomResourceDefinition were not installed:
   * watchers see its objects go, then lists answer 404 as plain text.
   *
   * @throws Error when no such kind is served
   */
  removeKind(kind: string): void;
  /**
   * Brings back a kind with the objects that it had.
   *
   * @throws Error when it was not removed
   */
  restoreKind(kind: string): void;
  /** Answers requests for a kind with 403; watches that are open go on. */
  forbidKind(kind: string): void;
  /** Takes back `forbidKind`. */
  permitKind(kind: string): void;
  /**
   * Forgets past changes, as compaction does: a watch from an older version gets
   * an error 410, and so does a list of which the first pages were read.
   */
  forgetChanges(): void;
  /**
   * Cuts the API server off from its storage: it is not ready, what reads or
   * writes gets no answer, and open watches go on as if nothing happened.
   */
  loseStorage(): void;
  /** Takes back `loseStorage`; what waited is answered. */
  findStorage(): void;
}

/**
 * Simulated clusters that were started together.
 *
 * @public
 */
export interface RunningSimulatedPlatformClusters
  extends RunningPlatformClusters {
  /** The clusters in the order of the names that were asked for. */
  clusters: SimulatedPlatformClusterHandle[];
}

/**
 * Starts platform clusters in the memory of this process. Each has an API server
 * of its own on the loopback interface.
 *
 * @param options - names, state folder and what the clusters start with
 * @throws Error when a name is wrong or given twice, or the state folder cannot be written
 * @public
 */
export async function startSimulatedPlatformClusters(
  options: StartSimulatedPlatformClustersOptions,
): Promise<RunningSimulatedPlatformClusters> {
  const { names, stateDirectory, onProgress, keepState = false } = options;
  checkClusterNames(names);
  mkdirSync(stateDirectory, { recursive: true, mode: 0o700 });
  const written: string[] = [];
  const kubeconfig = (
    fileName: string,
    clusters: SimulatedPlatformCluster[],
  ) => {
    const path = join(stateDirectory, fileName);
    writeKubeconfig(path, clusters);
    written.push(path);
    return path;
  };

  const started: SimulatedPlatformCluster[] = [];
  const stopAll = async () => {
    await Promise.all(started.map(cluster => cluster.stop()));
    if (!keepState) {
      written.forEach(path => rmSync(path, { force: true }));
    }
  };
  try {
    for (const name of names) {
      started.push(
        await SimulatedPlatformCluster.start({
          name,
          speed: options.speed,
          users: options.users,
          seed: options.seed && !options.emptyLandscape,
          empty: options.emptyLandscape,
          streamedLists: options.streamedLists,
        }),
      );
      onProgress?.(`${name}: simulated, ready`);
    }
    const clusters = started.map(cluster => ({
      ...handleOf(cluster),
      kubeconfigPath: kubeconfig(`${cluster.name}.kubeconfig`, [cluster]),
    }));
    const kubeconfigPath = kubeconfig('kubeconfig', started);
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= stopAll();
      return stopping;
    };
    return { clusters, kubeconfigPath, stop };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function handleOf(
  cluster: SimulatedPlatformCluster,
): Omit<SimulatedPlatformClusterHandle, 'kubeconfigPath'> {
  return {
    name: cluster.name,
    server: cluster.server,
    adminToken: cluster.adminToken,
    stop: () => cluster.stop(),
    stopListening: () => cluster.stopListening(),
    startListening: () => cluster.startListening(),
    countRequests: () => cluster.countRequests(),
    dropConnections: () => cluster.dropConnections(),
    removeKind: kind => cluster.removeKind(kind),
    restoreKind: kind => cluster.restoreKind(kind),
    forbidKind: kind => cluster.forbidKind(kind),
    permitKind: kind => cluster.permitKind(kind),
    forgetChanges: () => cluster.forgetChanges(),
    loseStorage: () => cluster.loseStorage(),
    findStorage: () => cluster.findStorage(),
  };
}
