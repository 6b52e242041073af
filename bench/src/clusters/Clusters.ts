import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WantedCluster } from '../portal/WantedClusters';
import { ChildProcess } from '../processes/ChildProcess';
import type { ClusterStart } from './clusterProcess';
import { ClusterWriter } from './ClusterWriter';

/**
 * Platform clusters, simulated or real, in a process of their own.
 *
 * @internal
 */
export class Clusters {
  private constructor(
    readonly process: ChildProcess,
    readonly all: readonly WantedCluster[],
    private readonly stateDirectory: string,
  ) {}

  /**
   * @param options - which of both kinds; default: simulated ones
   */
  static async start(
    names: string[],
    options: Pick<ClusterStart, 'real' | 'streamedLists'> = {},
  ): Promise<Clusters> {
    const child = await ChildProcess.start(
      require.resolve('../clusters/clusterProcess'),
    );
    const stateDirectory = mkdtempSync(path.join(tmpdir(), 'openmcp-bench-'));
    const all = await child.call<WantedCluster[]>('start', {
      ...options,
      names,
      stateDirectory,
    });
    return new Clusters(child, all, stateDirectory);
  }

  writerOf(index: number): ClusterWriter {
    return new ClusterWriter(this.all[index]);
  }

  async stop(): Promise<void> {
    // Real programs end with the process as well, but not at once.
    await this.process.call('stop').catch(() => {});
    await this.process.stop();
    rmSync(this.stateDirectory, { recursive: true, force: true });
  }
}
