import { BrowserContext, Locator, Page } from 'playwright-core';
import { contentWidthAt, resizeWindow } from '../browser';
import { GuestApi } from '../portal';
import { JourneyStage } from './JourneyStage';

const IMAGE = 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0';
const TEMPLATE = 'Run a service provider as a platform service';

/**
 * A platform owner runs a service provider as a platform service.
 *
 * @param stage - gives the stage
 * @internal
 */
export function runAsPlatformService(stage: () => JourneyStage): void {
  let context: BrowserContext;
  let page: Page;

  const onLive = () => stage().platformServices('eu-live');
  const picture = (name: string) => stage().picture(page, name);
  const next = () =>
    page.getByRole('button', { name: 'Next', exact: true }).click();

  async function narrowPicture(name: string) {
    await resizeWindow(page, 400);
    await picture(`${name}-narrow`);
    await resizeWindow(page, 1280);
  }

  async function useTheme(theme: 'light' | 'dark') {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`body[data-theme-mode="${theme}"]`).waitFor();
  }

  /**
   * In light, in dark and as narrow as a telephone; the page keeps no input.
   * Another theme loads the page anew, so each waits for its content.
   */
  async function pictures(name: string, content: Locator) {
    await content.first().waitFor();
    await picture(`${name}-light`);
    await useTheme('dark');
    await content.first().waitFor();
    await picture(`${name}-dark`);
    await useTheme('light');
    await resizeWindow(page, 400);
    await content.first().waitFor();
    // The pages of the scaffolder itself are a little wider.
    if (new URL(page.url()).pathname.startsWith('/openmcp')) {
      expect(await contentWidthAt(page, 400)).toBe(400);
    }
    await narrowPicture(name);
  }

  /** Opens the template from the page of ESO and chooses the cluster. */
  async function openForm() {
    await page.goto(
      `${
        stage().portal.baseUrl
      }/openmcp/providers/component/default/service-provider-eso`,
    );
    await page.getByRole('link', { name: 'Run as platform service' }).click();
    await page.getByRole('heading', { name: TEMPLATE }).first().waitFor();
    await page.getByRole('radio', { name: /^ESO/, checked: true }).waitFor();
    await next();
    // The cards are the labels of their radio buttons.
    const live = page.getByRole('radio', { name: /eu-live/ });
    await page.locator('label').filter({ has: live }).click();
    await page.getByRole('radio', { name: /eu-live/, checked: true }).waitFor();
  }

  /** Opens a form by its button on the page of eso. */
  async function openFormOfEso(button: 'Update' | 'Remove') {
    await page.goto(
      `${
        stage().portal.baseUrl
      }/openmcp/installations/eu-live/PlatformService/eso`,
    );
    await page.getByRole('link', { name: button }).click();
    await page.getByRole('radio', { name: /eu-live/, checked: true }).waitFor();
    await page.getByRole('radio', { name: /^eso/, checked: true }).waitFor();
  }

  /** Walks on with the name that the form proposes. */
  async function walkToSettings() {
    await openForm();
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll('input')).some(
        input => input.value === 'eso',
      ),
    );
    await next();
  }

  beforeAll(async () => {
    context = await stage().newContext();
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
  });

  // A test that failed may have left it narrow.
  beforeEach(() => page.setViewportSize({ width: 1280, height: 800 }));

  afterAll(async () => {
    // Whatever happened, this is what a person saw last.
    await stage().picture(page, 'last-seen-act');
    await context.close();
    await onLive().remove('eso');
  });

  it('reads why Flux is blocked, and what ESO needs', async () => {
    await page.goto(stage().portal.baseUrl);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page
      .getByTestId('sidebar-root')
      .getByRole('link', { name: 'openMCP', exact: true })
      .click();
    await page.getByRole('tab', { name: 'Providers' }).click();
    await page
      .getByRole('heading', { name: 'What can I run on the platform cluster?' })
      .waitFor();

    const search = page.getByRole('searchbox').first();
    const providerRow = (name: string) =>
      page
        .getByRole('row')
        .filter({
          has: page.getByRole('link', { name: new RegExp(`^${name}`) }),
        })
        .first();
    // The catalog is read within its first seconds.
    await providerRow('ESO').waitFor({ timeout: 60_000 });
    await pictures('providers', page.getByText('hypothetical'));
    await search.fill('flux');
    const flux = providerRow('Flux');
    await flux.waitFor();
    expect(await flux.innerText()).toMatch(/Blocked[\s\S]*Would be blocked/);
    await search.fill('eso');
    const eso = providerRow('ESO');
    await eso.waitFor();
    expect(await eso.innerText()).toMatch(
      /hypothetical[\s\S]*Blocked[\s\S]*Would need configuration/,
    );
    await search.fill('flux');

    await flux.getByRole('link', { name: /^Flux/ }).first().click();
    await page.getByRole('heading', { level: 1, name: /Flux/ }).waitFor();
    await page
      .getByText(/flux is needed by .*openmcp-operator.* is needed by .*flux/)
      .first()
      .waitFor();
    // The rules come after the head of the page.
    await pictures(
      'provider-flux',
      page.getByText(/Platform mode would change these/),
    );
    const run = page.getByRole('button', { name: 'Run as platform service' });
    expect(await run.getAttribute('aria-disabled')).toBe('true');
  });

  it('is told in the form what is wrong with a name', async () => {
    await openForm();
    await page.getByRole('textbox', { name: /Name/ }).fill('dns.prod');
    await next();
    await page
      .getByText(/dns\.prod: no dots/)
      .first()
      .waitFor();
    await picture('form-name-refused');
    // The step after it is not shown.
    expect(await page.getByLabel(/^Image/).count()).toBe(0);
  });

  it('creates eso through the template and watches it become Healthy', async () => {
    await walkToSettings();
    await page
      .getByText(/I state that service-provider-eso:v1\.0\.0/)
      .first()
      .waitFor();
    await picture('form-statement-light');
    await narrowPicture('form-statement');

    // Without the statement there is no way on.
    await next();
    await page
      .getByText(/State how service-provider-eso:v1\.0\.0 is told/)
      .first()
      .waitFor();
    await picture('form-statement-refused');
    await page
      .getByText(/I state that/)
      .first()
      .click();
    await page
      .getByRole('checkbox', { name: /I state/, checked: true })
      .waitFor();
    await next();
    await page
      .getByText(/Would create 1 object/)
      .first()
      .waitFor();
    await picture('form-preview-light');
    await narrowPicture('form-preview');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();

    // Beside the task, the service is seen to come up in another tab.
    const list = await context.newPage();
    await list.goto(`${stage().portal.baseUrl}/openmcp/installations?q=eso`);
    const row = list.getByRole('row').filter({
      has: list.getByRole('link', { name: /^eso, PlatformService/ }),
    });
    await row.getByText('Health: Progressing').waitFor({ timeout: 30_000 });
    await row.getByText('Health: Healthy').waitFor({ timeout: 60_000 });
    await list.close();

    await page
      .getByRole('link', { name: 'Open eso on eu-live' })
      .first()
      .waitFor({ timeout: 90_000 });
    await pictures('task-created', page.getByText(/eso was created/));
    await page
      .getByRole('link', { name: 'Open eso on eu-live' })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /eso/ }).waitFor();
    await page.getByText('Health: Healthy').first().waitFor();
    await pictures('installation-eso', page.getByText('Health: Healthy'));

    const live = await onLive().get('eso');
    expect(live.spec.image).toBe(IMAGE);
    expect(live.spec.runCommand).toEqual([
      'run',
      '--service-api-cluster=platform',
    ]);
    expect(live.metadata.generation).toBe(1);
  });

  it('runs the template again: unchanged, nothing is written', async () => {
    const before = await onLive().get('eso');

    await useTheme('dark');
    await walkToSettings();
    await page
      .getByText(/I state that/)
      .first()
      .click();
    await picture('form-statement-dark');
    await next();
    await page
      .getByText(/Nothing to do/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page
      .getByRole('link', { name: 'Open eso on eu-live' })
      .first()
      .waitFor({ timeout: 60_000 });
    await page
      .getByText(/unchanged/)
      .first()
      .waitFor();
    await pictures('task-unchanged', page.getByText(/unchanged/));

    const after = await onLive().get('eso');
    expect(after.metadata.generation).toBe(1);
    expect(after.metadata.resourceVersion).toBe(
      before.metadata.resourceVersion,
    );
  });

  it('cannot pass the gate without the form either', async () => {
    const api = await GuestApi.signIn(stage().portal.baseUrl);
    const apply = (body: object, cluster = 'eu-live') =>
      api.post(`/api/openmcp/v1/clusters/${cluster}/platform-services`, body);
    const images = 'ghcr.io/openmcp-project/images';
    const flag = '--service-api-cluster=platform';
    const spec = { image: IMAGE };
    const stated = { platformMode: { via: 'flag', value: flag } };

    // Flux: by its name, by its image alone, and with the statement.
    for (const request of [
      { provider: 'component:default/service-provider-flux' },
      {},
      stated,
    ]) {
      const flux = await apply({
        name: 'flux',
        spec: { image: `${images}/service-provider-flux:v1.2.1` },
        ...request,
      });
      expect(flux.status).toBe(422);
      expect(JSON.stringify(flux.body)).toMatch(/is needed by/);
    }
    // ESO without the statement.
    expect((await apply({ name: 'eso2', spec })).status).toBe(422);

    const refused: [object, string, string?][] = [
      [{ name: 'dns.prod', spec, ...stated }, 'name'],
      [{ name: 'eso2', spec: { image: 'a b' }, ...stated }, 'spec.image'],
      [
        { name: 'eso2', spec: { image: 'example.org/x/y:v1' }, ...stated },
        'spec.image',
      ],
      [
        {
          name: 'eso2',
          spec,
          provider: 'component:default/not-there',
          ...stated,
        },
        'provider',
      ],
      [
        {
          name: 'eso2',
          spec,
          provider: 'component:default/service-provider-velero',
          ...stated,
        },
        'spec.image',
      ],
      [{ name: 'eso2', spec, ...stated }, 'cluster', 'nowhere'],
    ];
    for (const [request, field, cluster] of refused) {
      const { status, body } = await apply(request, cluster);
      expect([400, 404]).toContain(status);
      expect(body.error.details).toEqual(
        expect.arrayContaining([expect.objectContaining({ field })]),
      );
    }
    expect(await onLive().names()).not.toContain('eso2');
    expect(await onLive().names()).not.toContain('flux');
  });

  it('updates the log level; what the form does not touch stays', async () => {
    const before = await onLive().get('eso');
    await openFormOfEso('Update');
    await page.getByText('Now INFO.').waitFor();
    await picture('form-update');
    await page.getByRole('button', { name: /Log level/ }).click();
    await page.getByRole('option', { name: 'DEBUG' }).click();
    // What was stated of this image is recorded.
    await page.getByText(/Nothing has to be stated again/).waitFor();
    await next();
    await page.getByText('Would change 1 field.').first().waitFor();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page
      .getByText(/eso on eu-live was changed/)
      .first()
      .waitFor({ timeout: 90_000 });
    await picture('task-updated');

    const after = await onLive().get('eso');
    expect(after.spec).toEqual({ ...before.spec, verbosity: 'DEBUG' });
    expect(after.metadata.generation).toBe(2);
  });

  it('removes it, and is told before what stays behind', async () => {
    await openFormOfEso('Remove');
    await next();
    await page
      .getByText(/ps-eso-metrics/)
      .first()
      .waitFor();
    await picture('form-removal');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page
      .getByText(/eso was removed from eu-live/)
      .first()
      .waitFor({ timeout: 120_000 });
    await picture('task-removed');
    expect(await onLive().names()).not.toContain('eso');
  });

  it('has put no credential into the log of the backend', async () => {
    const log = await stage().portal.readLog();

    expect(log).toContain('platform-service-apply');
    for (const { adminToken } of stage().clusters) {
      expect(log).not.toContain(adminToken);
    }
  });
}
