import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkClusterNames } from '../checkClusterNames';
import {
  RunningPlatformClusters,
  StartPlatformClustersOptions,
} from '../types';
import { ensureBinaries } from './binaries';
import { RealPlatformCluster } from './cluster';
import { writeKubeconfig } from './cluster/kubeconfig';
import { FileLock } from './locks';

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) {
    rmdirSync(folder);
  }
}

/**
 * What to start of real programs.
 *
 * @public
 */
export interface StartRealPlatformClustersOptions
  extends StartPlatformClustersOptions {
  /**
   * How many seconds a pod takes until it is ready, so that there is something
   * to watch; default 0.
   */
  podStartSeconds?: number;
  /**
   * Features of the API server that are switched on or off, for tests of what
   * older ones do; default none.
   */
  featureGates?: Record<string, boolean>;
}

/**
 * Starts platform clusters of real programs on this machine: etcd, Kubernetes,
 * kwok, which plays nodes and pods without a container, and the
 * openmcp-operator. Everything listens on the loopback interface only. No
 * program outlives this process. The programs are built on first use, which
 * takes minutes.
 *
 * @param options - names of the clusters and where their state goes
 * @returns the clusters, the operator's own PlatformServices ready on each
 * @throws GoNotUsableError when the programs have to be built without a Go
 * @throws Error when the state folder is in use, or naming the program that
 * failed, with its last lines; nothing runs then
 * @public
 */
export async function startRealPlatformClusters(
  options: StartRealPlatformClustersOptions,
): Promise<RunningPlatformClusters> {
  const { names, users = [], seed = false, keepState = false } = options;
  const { podStartSeconds = 0, featureGates = {} } = options;
  const onProgress = options.onProgress ?? (() => {});
  if (process.platform === 'win32') {
    throw new Error('The real control plane needs Linux or macOS');
  }
  checkClusterNames(names);
  const stateDirectory = resolve(options.stateDirectory);
  const kubeconfigPath = join(stateDirectory, 'kubeconfig');
  const clustersFolder = join(stateDirectory, 'clusters');
  const folderOf = (name: string) => join(clustersFolder, name);

  mkdirSync(stateDirectory, { recursive: true, mode: 0o700 });
  const lock = FileLock.tryAcquire(join(stateDirectory, 'lock'));
  if (!(lock instanceof FileLock)) {
    throw new Error(
      `Process ${lock.holder} runs platform clusters in ${stateDirectory}`,
    );
  }
  const clean = () => {
    if (!keepState) {
      names.forEach(name =>
        rmSync(folderOf(name), { recursive: true, force: true }),
      );
      rmSync(kubeconfigPath, { force: true });
      removeIfEmpty(clustersFolder);
    }
    lock.release();
    removeIfEmpty(stateDirectory);
  };

  const binaries = await ensureBinaries(onProgress).catch(error => {
    clean();
    throw error;
  });
  const outcomes = await Promise.allSettled(
    names.map(name =>
      RealPlatformCluster.start({
        name,
        folder: folderOf(name),
        binaries,
        users,
        podStartSeconds,
        featureGates,
        seed,
        onProgress,
      }),
    ),
  );
  const clusters = outcomes.flatMap(outcome =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= Promise.all(clusters.map(cluster => cluster.stop())).then(
      clean,
    );
    return stopping;
  };
  const failure = outcomes.find(outcome => outcome.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  writeKubeconfig(
    kubeconfigPath,
    clusters.map(cluster => cluster.kubeconfigEntry),
  );
  return { clusters, kubeconfigPath, stop };
}
