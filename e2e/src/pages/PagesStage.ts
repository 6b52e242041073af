import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import {
  failureImageNames,
  PlatformClusterHandle,
  RunningSimulatedPlatformClusters,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { RunningPortal, startPortal } from '../portal';
import { started } from '../started';
import { untilInCatalog } from './untilInCatalog';

const CLUSTERS = ['eu-live', 'eu-canary'];
const IMAGES = 'ghcr.io/openmcp-project/images';
const PICTURES = targetPaths.resolveRoot('.test-results/pictures/pages');
const PATIENCE_MS = 20_000;

/**
 * How somebody looks at the portal.
 *
 * @internal
 */
export interface Look {
  theme?: 'light' | 'dark';
  /** Of the portal's texts. */
  language?: 'en' | 'de';
}

/**
 * What all tests of pages share: two simulated clusters with some that fail, a
 * portal that watches both, and a browser.
 *
 * @internal
 */
export class PagesStage {
  readonly #folder: string;
  #clusters?: RunningSimulatedPlatformClusters;
  #portal?: RunningPortal;
  #browser?: Browser;
  readonly #contexts: BrowserContext[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws Error when something does not start; nothing runs then */
  static async start(): Promise<PagesStage> {
    await mkdir(PICTURES, { recursive: true });
    const stage = new PagesStage(
      await mkdtemp(join(tmpdir(), 'openmcp-pages-')),
    );
    try {
      await stage.#startAll();
      return stage;
    } catch (error) {
      await stage.stop();
      throw error;
    }
  }

  get baseUrl(): string {
    return started(this.#portal).baseUrl;
  }

  /** A window of somebody who is signed in. */
  async signIn({ theme = 'light', language = 'en' }: Look = {}): Promise<Page> {
    const context = await started(this.#browser).newContext({
      // Dates have to follow the language of the portal, not this one.
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    this.#contexts.push(context);
    await context.addInitScript(
      chosen => {
        localStorage.setItem('theme', chosen.theme);
        localStorage.setItem('language', chosen.language);
      },
      { theme, language },
    );
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(this.baseUrl);
    await page.locator('main button, article button').first().click();
    await page.getByTestId('sidebar-root').waitFor({ state: 'attached' });
    // Where it is, the sidebar stays narrow.
    await page.mouse.move(640, 790);
    return page;
  }

  /** Keeps a picture of a whole page, for people. */
  async picture(page: Page, name: string): Promise<void> {
    await page.screenshot({
      path: join(PICTURES, `${name.replace(/\W+/g, '-')}.png`),
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
    this.#clusters = await startSimulatedPlatformClusters({
      names: CLUSTERS,
      stateDirectory: join(this.#folder, 'clusters'),
      seed: true,
      speed: 10,
    });
    const { kubeconfigPath } = this.#clusters;
    const [live] = this.#clusters.clusters;
    await createService(live, 'velero', `${failureImageNames.initFails}:v1`);
    await createService(live, 'eso', 'service-provider-eso:v1.0.0');
    this.#portal = await startPortal({
      stateDirectory: join(this.#folder, 'portal'),
      clusters: CLUSTERS.map(name => ({
        name,
        title: name,
        kubeconfig: { file: kubeconfigPath, context: name },
      })),
    });
    this.#browser = await launchBrowser();
    await untilInCatalog(this.baseUrl, [
      'resource:default/eu-live.ps.velero',
      'component:default/service-provider-eso',
      'system:default/secrets-and-trust',
    ]);
  }
}

async function createService(
  { adminToken, server }: PlatformClusterHandle,
  name: string,
  image: string,
): Promise<void> {
  const answer = await fetch(
    `${server}/apis/openmcp.cloud/v1alpha1/platformservices`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${adminToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformService',
        metadata: { name },
        spec: { image: `${IMAGES}/${image}` },
      }),
    },
  );
  if (!answer.ok) {
    throw new Error(`${name} was not created: ${await answer.text()}`);
  }
}
