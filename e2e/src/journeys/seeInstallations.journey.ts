import { mkdtemp, rm, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import {
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { PlatformServices } from '../clusters';
import { RunningPortal, startPortal } from '../portal';

const IMAGES = 'ghcr.io/openmcp-project/images';
const PICTURES = targetPaths.resolveRoot('.test-results/pictures');

// Starting a control plane, a backend and a browser takes its time on a small
// machine; each wait below has a limit of its own.
jest.setTimeout(300_000);

describe('a platform owner looks at what runs where', () => {
  let stateDirectory: string;
  let clusters: RunningPlatformClusters;
  let portal: RunningPortal;
  let browser: Browser;
  let page: Page;

  const onLive = () => new PlatformServices(clusters.kubeconfigPath, 'eu-live');
  const row = (name: string, cluster: string = 'eu-live') =>
    page.getByRole('row').filter({
      has: page.getByRole('link', {
        name: `${name}, PlatformService on ${cluster}`,
        exact: true,
      }),
    });
  const picture = (name: string) =>
    page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });

  beforeAll(async () => {
    await mkdir(PICTURES, { recursive: true });
    stateDirectory = await mkdtemp(join(tmpdir(), 'openmcp-e2e-'));
    clusters = await startRealPlatformClusters({
      names: ['eu-live', 'eu-canary'],
      stateDirectory: join(stateDirectory, 'clusters'),
      // Long enough to be seen on the way, also on a busy machine.
      podStartSeconds: 6,
    });
    portal = await startPortal({
      stateDirectory: join(stateDirectory, 'portal'),
      clusters: clusters.clusters.map(({ name }) => ({
        name,
        title: name,
        kubeconfig: { file: clusters.kubeconfigPath, context: name },
      })),
    });
    browser = await launchBrowser();
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
    });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
  });

  afterAll(async () => {
    // Whatever happened, this is what a person saw last.
    await page?.screenshot({ path: join(PICTURES, 'last-seen.png') });
    await browser?.close();
    await portal?.stop();
    await clusters?.stop();
    await rm(stateDirectory, { recursive: true, force: true });
  });

  it('signs in and finds the installations in the sidebar', async () => {
    await page.goto(portal.baseUrl);
    // From then on changes are announced to this browser.
    const announced = new Promise<void>(settle => {
      page.on('websocket', socket =>
        socket.on('framereceived', () => settle()),
      );
    });
    await page.getByRole('button', { name: 'Enter' }).click();
    await page
      .getByTestId('sidebar-root')
      .getByRole('link', { name: 'openMCP', exact: true })
      .click();
    await announced;
    await page.getByRole('tab', { name: 'Installations' }).click();

    await page
      .getByRole('heading', { name: 'What runs where' })
      .waitFor({ state: 'visible' });
    expect(new URL(page.url()).pathname).toBe('/openmcp/installations');
  });

  it('sees the services that the operator makes itself as Healthy', async () => {
    for (const cluster of ['eu-live', 'eu-canary']) {
      for (const name of ['managedcontrolplane', 'helmdeployer']) {
        const own = row(name, cluster);
        await own
          .getByText('Health: Healthy')
          .waitFor({ state: 'visible', timeout: 60_000 });
        expect(await own.innerText()).toContain("openMCP's own");
        expect(await own.innerText()).toContain('simulated');
      }
    }
    await picture('installations-light');
  });

  it('sees a new one come, Progressing and then Healthy, without reloading', async () => {
    await page.evaluate(() => {
      (window as { neverReloaded?: boolean }).neverReloaded = true;
    });
    // Out of the list: while somebody reads there, arrivals wait.
    await page.mouse.move(0, 0);

    await onLive().create('eso', `${IMAGES}/service-provider-eso:v1.0.0`);

    await row('eso')
      .getByText('Health: Progressing')
      .waitFor({ state: 'visible', timeout: 30_000 });
    await row('eso')
      .getByText('Health: Healthy')
      .waitFor({ state: 'visible', timeout: 60_000 });
    expect(
      await page.evaluate(
        () => (window as { neverReloaded?: boolean }).neverReloaded,
      ),
    ).toBe(true);
  });

  it('sees why another one fails: what its init pod said', async () => {
    await onLive().create('velero', `${IMAGES}/init-fails:v1.1.1`);

    await row('velero')
      .getByText('Health: Degraded')
      .waitFor({ state: 'visible', timeout: 60_000 });
    expect(await row('velero').innerText()).toMatch(
      /Init job failed .*, last: "no credentials for the object store"/,
    );
    // What needs attention stands first.
    expect(await page.getByRole('row').nth(1).innerText()).toContain('velero');
    await picture('installations-degraded');
  });

  it('opens it and reads the same there, live', async () => {
    await page
      .getByRole('link', {
        name: 'velero, PlatformService on eu-live',
        exact: true,
      })
      .click();

    await page.getByRole('heading', { level: 1, name: /velero/ }).waitFor();
    await page.getByText('Health: Degraded').first().waitFor();
    await page
      .getByText('no credentials for the object store')
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(
      '/openmcp/installations/eu-live/PlatformService/velero',
    );
    await picture('installation-degraded');

    // On a telephone, and with browser zoom, nothing moves sideways.
    for (const width of [640, 400, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.body.scrollWidth)).toBe(width);
    }
    await picture('installation-narrow');
    await page.setViewportSize({ width: 1280, height: 800 });

    await onLive().delete('velero');

    await page
      .getByText(/^velero was deleted at/)
      .first()
      .waitFor({ timeout: 60_000 });
  });

  it('keeps the rows of a cluster that went away, with the reason', async () => {
    await page.goto(`${portal.baseUrl}/openmcp/installations`);
    await row('managedcontrolplane', 'eu-canary').waitFor();

    await clusters.clusters[1].stop();

    await page
      .getByText(
        /Installations of eu-canary could not be read: connection refused/,
      )
      .first()
      .waitFor({ timeout: 120_000 });
    await page.getByText('1 of 2 clusters read.').first().waitFor();
    // Its rows keep their health and grow old; the other cluster stays live.
    const old = row('managedcontrolplane', 'eu-canary');
    await old.getByText(/as of \d/).waitFor();
    expect(await old.innerText()).toContain('Healthy');
    expect(
      await row('managedcontrolplane', 'eu-live').innerText(),
    ).not.toContain('as of');
    await picture('installations-one-cluster-gone');
  });

  it('has put no credential into the log of the backend', async () => {
    const log = await portal.readLog();

    expect(log).toContain('openmcp');
    for (const { adminToken } of clusters.clusters) {
      expect(log).not.toContain(adminToken);
    }
  });
});
