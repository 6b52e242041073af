import { Page } from 'playwright-core';
import { parse, stringify } from 'yaml';
import { findOwnFaults } from '../../pages/findOwnFaults';
import { FormsStage } from './FormsStage';

const CLUSTER = 'eu-flux';
const FILE = 'extra-manifests/eso.yaml';
const image = 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0';
const flag = '--service-api-cluster=platform';

/** As the repository has it; Flux adds its marks. */
const manifest = {
  apiVersion: 'openmcp.cloud/v1alpha1',
  kind: 'PlatformService',
  metadata: {
    name: 'eso',
    annotations: {
      'openmcp.cloud/platform-mode': JSON.stringify({
        via: 'flag',
        value: flag,
        image,
        by: 'user:default/carol',
      }),
    },
  },
  spec: {
    image,
    initCommand: ['init', flag],
    runCommand: ['run', flag],
    env: [{ name: 'MODE', value: 'value-of-the-file' }],
  },
};

/**
 * A platform owner changes and removes a service that a repository delivers.
 *
 * @param stage - gives the stage
 * @internal
 */
export function changeThroughRepository(stage: () => FormsStage): void {
  let page: Page;

  beforeAll(async () => {
    const marks = {
      'kustomize.toolkit.fluxcd.io/name': 'tools',
      'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
    };
    await stage().deliver('eso', {
      ...manifest,
      metadata: { ...manifest.metadata, labels: marks },
    });
    page = await stage().signIn();
  });

  beforeEach(() => {
    const { repository } = stage();
    repository.files.set(FILE, stringify(manifest));
    repository.pullRequests.length = 0;
    repository.committed.clear();
  });

  afterAll(async () => {
    await stage().picture(page, 'last-seen-repository');
    await page.context().close();
  });

  async function openForm(button: 'Update' | 'Remove') {
    await page.goto(
      `${stage().baseUrl}/openmcp/installations/${CLUSTER}/PlatformService/eso`,
    );
    await page.getByRole('link', { name: button }).click();
    await page.getByRole('radio', { name: /^eso/, checked: true }).waitFor();
    // What is typed counts once the field is left.
    for (const [field, text] of [
      ['Owner', 'platform'],
      ['Repository', 'landscapes'],
    ]) {
      const input = page.getByRole('textbox', {
        name: new RegExp(`^${field}`),
      });
      await input.fill(text);
      await input.press('Tab');
    }
  }

  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).click();

  it('updates it by a pull request that changes what was touched alone', async () => {
    await openForm('Update');
    expect(await findOwnFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /Log level/ }).click();
    await page.getByRole('option', { name: 'DEBUG' }).click();
    await page.getByText(/Nothing has to be stated again/).waitFor();
    await stage().picture(page, 'form-update-repository');
    await press('Next');
    await page.getByText('Would change 1 field.').first().waitFor();
    expect(await findOwnFaults(page)).toEqual([]);
    await press('Review');
    await press('Update');
    await page
      .getByText(/A pull request was opened/)
      .first()
      .waitFor({ timeout: 90_000 });
    await stage().picture(page, 'task-update-repository');

    const { committed, pullRequests } = stage().repository;
    expect(pullRequests).toEqual([`Update eso on ${CLUSTER}`]);
    expect([...committed.keys()]).toEqual([FILE]);
    expect(parse(committed.get(FILE) ?? '')).toEqual({
      ...manifest,
      spec: { ...manifest.spec, verbosity: 'DEBUG' },
    });
    expect(await page.content()).not.toContain('value-of-the-file');
  });

  it('removes it by a pull request that deletes its file', async () => {
    await openForm('Remove');
    await press('Next');
    await page
      .getByText(/ps-eso-metrics/)
      .first()
      .waitFor();
    await stage().picture(page, 'form-removal-repository');
    await press('Review');
    await press('Remove');
    await page
      .getByText(/A pull request was opened that deletes its file/)
      .first()
      .waitFor({ timeout: 90_000 });

    const { committed, pullRequests } = stage().repository;
    expect(pullRequests).toEqual([`Remove eso from ${CLUSTER}`]);
    expect([...committed]).toEqual([[FILE, undefined]]);
  });
}
