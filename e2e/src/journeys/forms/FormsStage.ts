import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import {
  RunningPlatformClusters,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { Browser, Page } from 'playwright-core';
import { parse, stringify } from 'yaml';
import { launchBrowser } from '../../browser';
import { BackendProcess } from '../../portal/BackendProcess';
import { freePort } from '../../portal/freePort';
import { portalConfig } from '../../portal/portalConfig';
import { started } from '../../started';
import { Repository } from './Repository';

const CLUSTER = 'eu-flux';
const PICTURES = targetPaths.resolveRoot('.test-results/pictures/forms');
const PATIENCE_MS = 30_000;

/**
 * A portal of one simulated cluster that is delivered from a repository, a
 * repository, and a browser.
 *
 * @internal
 */
export class FormsStage {
  readonly repository = new Repository();
  readonly #folder: string;
  #clusters?: RunningPlatformClusters;
  #portal?: BackendProcess;
  #browser?: Browser;
  #baseUrl = '';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws Error when something does not start; nothing runs then */
  static async start(): Promise<FormsStage> {
    await mkdir(PICTURES, { recursive: true });
    const stage = new FormsStage(
      await mkdtemp(join(tmpdir(), 'openmcp-forms-')),
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
    return this.#baseUrl;
  }

  /** A window of somebody who is signed in. */
  async signIn(): Promise<Page> {
    const context = await started(this.#browser).newContext({
      locale: 'en-US',
      colorScheme: 'light',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(this.baseUrl);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByTestId('sidebar-root').waitFor({ state: 'attached' });
    return page;
  }

  /** Keeps a picture of a whole page, for people. */
  async picture(page: Page, name: string): Promise<void> {
    await page.screenshot({
      path: join(PICTURES, `${name}.png`),
      fullPage: true,
    });
  }

  /** Puts an object onto the cluster, as Flux does. */
  async deliver(name: string, object: object): Promise<void> {
    const [{ adminToken, server }] = started(this.#clusters).clusters;
    const answer = await fetch(
      `${server}/apis/openmcp.cloud/v1alpha1/platformservices/${name}?fieldManager=kustomize-controller`,
      {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${adminToken}`,
          'content-type': 'application/apply-patch+yaml',
        },
        body: JSON.stringify(object),
      },
    );
    if (!answer.ok) {
      throw new Error(`${name} was not delivered: ${await answer.text()}`);
    }
  }

  /** Ends all of it. */
  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.#portal?.stop();
    await this.#clusters?.stop();
    await this.repository.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #startAll(): Promise<void> {
    await this.repository.start();
    this.#clusters = await startSimulatedPlatformClusters({
      names: [CLUSTER],
      stateDirectory: join(this.#folder, 'clusters'),
      speed: 10,
    });
    const { kubeconfigPath } = this.#clusters;
    const port = await freePort();
    this.#baseUrl = `http://localhost:${port}`;
    const cluster = {
      name: CLUSTER,
      title: CLUSTER,
      kubeconfig: { file: kubeconfigPath, context: CLUSTER },
      delivery: 'gitops',
    };
    const configPath = join(this.#folder, 'app-config.e2e.yaml');
    const config = parse(
      portalConfig({
        port,
        databaseDirectory: join(this.#folder, 'database'),
        clusters: [cluster],
      }),
    );
    await writeFile(
      configPath,
      stringify({
        ...config,
        integrations: {
          github: [
            {
              host: 'github.com',
              apiBaseUrl: this.repository.apiBaseUrl,
              token: 'token-of-the-integration',
            },
          ],
        },
      }),
    );
    this.#portal = await BackendProcess.start({
      main: 'src/index.ts',
      workingDirectory: targetPaths.resolveRoot('packages/backend'),
      configPath,
      baseUrl: this.#baseUrl,
      logPath: join(this.#folder, 'backend.log'),
    });
    this.#browser = await launchBrowser();
  }
}
