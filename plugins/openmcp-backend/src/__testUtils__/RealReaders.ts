import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import { parse } from 'yaml';
import { ReadersStory } from './ReadersStory';

/** A story of readers on a real control plane. */
export class RealReaders {
  private constructor(
    private readonly folder: string,
    private readonly running: RunningPlatformClusters,
    readonly story: ReadersStory,
  ) {}

  static async start(): Promise<RealReaders> {
    const folder = mkdtempSync(join(tmpdir(), 'openmcp-readers-'));
    const running = await startRealPlatformClusters({
      names: ['read'],
      stateDirectory: join(folder, 'state'),
    });
    const [{ server, adminToken: token, kubeconfigPath }] = running.clusters;
    const kubeconfig = parse(readFileSync(kubeconfigPath, 'utf8'));
    const data = kubeconfig.clusters[0].cluster['certificate-authority-data'];
    try {
      const story = await ReadersStory.begin({
        server,
        token,
        certificateAuthority: Buffer.from(data, 'base64').toString(),
      });
      return new RealReaders(folder, running, story);
    } catch (error) {
      await running.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.story.end();
    await this.running.stop();
    rmSync(this.folder, { recursive: true });
  }
}
