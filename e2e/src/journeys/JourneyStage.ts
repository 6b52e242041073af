import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import {
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { PlatformServices } from '../clusters';
import { RunningPortal, startPortal } from '../portal';
import { started } from '../started';

const CLUSTERS = ['eu-live', 'eu-canary'];
const PICTURES = targetPaths.resolveRoot('.test-results/pictures');

/**
 * What all journeys share, since it takes long to start: two real platform
 * clusters, a portal that watches both, and a browser. Each journey leaves the
 * clusters as it found them.
 *
 * @internal
 */
export class JourneyStage {
  readonly #folder: string;
  #clusters?: RunningPlatformClusters;
  #portal?: RunningPortal;
  #browser?: Browser;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws Error when something does not start; nothing runs then */
  static async start(): Promise<JourneyStage> {
    await mkdir(PICTURES, { recursive: true });
    const stage = new JourneyStage(
      await mkdtemp(join(tmpdir(), 'openmcp-e2e-')),
    );
    try {
      await stage.#startAll();
      return stage;
    } catch (error) {
      await stage.stop();
      throw error;
    }
  }

  /** The portal. */
  get portal(): RunningPortal {
    return started(this.#portal);
  }

  /** The clusters, in the order of their names in the portal's configuration. */
  get clusters(): RunningPlatformClusters['clusters'] {
    return started(this.#clusters).clusters;
  }

  /**
   * What a platform owner does with kubectl.
   *
   * @param cluster - name of the cluster
   */
  platformServices(cluster: string): PlatformServices {
    return new PlatformServices(
      started(this.#clusters).kubeconfigPath,
      cluster,
    );
  }

  /** A window of somebody who has never been here, in English and light. */
  newContext(): Promise<BrowserContext> {
    return started(this.#browser).newContext({
      locale: 'en-US',
      colorScheme: 'light',
      viewport: { width: 1280, height: 800 },
    });
  }

  /** Keeps a picture of a whole page, for people. */
  async picture(page: Page, name: string): Promise<void> {
    await page.screenshot({
      path: join(PICTURES, `${name}.png`),
      fullPage: true,
    });
  }

  /** Ends all of it. */
  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.#portal?.stop();
    await this.#clusters?.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #startAll(): Promise<void> {
    this.#clusters = await startRealPlatformClusters({
      names: CLUSTERS,
      stateDirectory: join(this.#folder, 'clusters'),
      // Long enough to be seen on the way, also on a busy machine.
      podStartSeconds: 6,
    });
    const { kubeconfigPath } = this.#clusters;
    this.#portal = await startPortal({
      stateDirectory: join(this.#folder, 'portal'),
      clusters: CLUSTERS.map(name => ({
        name,
        title: name,
        kubeconfig: { file: kubeconfigPath, context: name },
      })),
    });
    this.#browser = await launchBrowser();
  }
}
