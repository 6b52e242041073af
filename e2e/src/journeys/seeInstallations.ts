import { BrowserContext, Page } from 'playwright-core';
import { contentWidthAt, resizeWindow } from '../browser';
import { JourneyStage } from './JourneyStage';

const IMAGES = 'ghcr.io/openmcp-project/images';

/**
 * A platform owner looks at what runs where.
 *
 * @param stage - gives the stage
 * @internal
 */
export function seeInstallations(stage: () => JourneyStage): void {
  let context: BrowserContext;
  let page: Page;

  const onLive = () => stage().platformServices('eu-live');
  const row = (name: string, cluster: string = 'eu-live') =>
    page.getByRole('row').filter({
      has: page.getByRole('link', {
        name: `${name}, PlatformService on ${cluster}`,
        exact: true,
      }),
    });
  const picture = (name: string) => stage().picture(page, name);

  beforeAll(async () => {
    context = await stage().newContext();
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
  });

  // A test that failed may have left it narrow.
  beforeEach(() => page.setViewportSize({ width: 1280, height: 800 }));

  afterAll(async () => {
    // Whatever happened, this is what a person saw last.
    await stage().picture(page, 'last-seen');
    await context.close();
    await onLive().remove('eso', 'velero');
    await stage().clusters[1].startApiServer?.();
  });

  it('signs in and finds the installations in the sidebar', async () => {
    await page.goto(stage().portal.baseUrl);
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
      expect(await contentWidthAt(page, width)).toBe(width);
    }
    await picture('installation-narrow');
    await resizeWindow(page, 1280);

    await onLive().delete('velero');

    await page
      .getByText(/^velero was deleted at/)
      .first()
      .waitFor({ timeout: 60_000 });
  });

  it('keeps the rows of a cluster that went away, with the reason', async () => {
    await page.goto(`${stage().portal.baseUrl}/openmcp/installations`);
    await row('managedcontrolplane', 'eu-canary').waitFor();

    await stage().clusters[1].killApiServer?.('SIGKILL');

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
    const log = await stage().portal.readLog();

    expect(log).toContain('openmcp');
    for (const { adminToken } of stage().clusters) {
      expect(log).not.toContain(adminToken);
    }
  });
}
