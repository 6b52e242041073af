import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WantedCluster } from '../portal/WantedClusters';
import { ChildProcess } from '../processes/ChildProcess';
import { ClusterWriter } from './ClusterWriter';

/**
 * Simulated platform clusters in a process of their own.
 *
 * @internal
 */
export class Clusters {
  private constructor(
    readonly process: ChildProcess,
    readonly all: readonly WantedCluster[],
    private readonly stateDirectory: string,
  ) {}

  static async start(names: string[]): Promise<Clusters> {
    const child = await ChildProcess.start(
      require.resolve('../clusters/clusterProcess'),
    );
    const stateDirectory = mkdtempSync(path.join(tmpdir(), 'openmcp-bench-'));
    const all = await child.call<WantedCluster[]>('start', {
      names,
      stateDirectory,
    });
    return new Clusters(child, all, stateDirectory);
  }

  writerOf(index: number): ClusterWriter {
    return new ClusterWriter(this.all[index]);
  }

  async stop(): Promise<void> {
    await this.process.stop();
    rmSync(this.stateDirectory, { recursive: true, force: true });
  }
}
