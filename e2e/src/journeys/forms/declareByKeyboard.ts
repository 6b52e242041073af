import { Page } from 'playwright-core';
import { findOwnFaults } from '../../pages/findOwnFaults';
import { FormsStage } from './FormsStage';
import { pressTo } from './pressTo';

/**
 * A provider developer declares a provider, with the keyboard alone.
 *
 * @param stage - gives the stage
 * @internal
 */
export function declareByKeyboard(stage: () => FormsStage): void {
  let page: Page;

  beforeAll(async () => {
    page = await stage().signIn();
  });

  afterAll(async () => {
    await stage().picture(page, 'last-seen-declare');
    await page.context().close();
  });

  const field = (name: string | RegExp) =>
    page.getByRole('textbox', { name }).first();
  const button = (name: string) =>
    page.getByRole('button', { name, exact: true });

  async function type(name: string | RegExp, text: string) {
    await pressTo(page, field(name));
    await page.keyboard.type(text);
  }

  async function press(name: string) {
    await pressTo(page, button(name));
    await page.keyboard.press('Enter');
  }

  it('fills in the form, reads the verdict and gets the file', async () => {
    await page.goto(
      `${stage().baseUrl}/create/templates/default/declare-provider`,
    );
    await type(/^Name/, 'service-provider-typed');
    // Made as: a list of choices, opened and chosen without a mouse.
    await pressTo(page, page.getByRole('button', { name: /^Made as/ }).first());
    await page.keyboard.press('Enter');
    await page
      .getByRole('option', { name: 'Service provider', selected: true })
      .waitFor();
    await page.keyboard.press('Escape');
    await type(/^Owner/, 'platform');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await type(/^Image/, 'ghcr.io/example/service-provider-typed');
    expect(await findOwnFaults(page)).toEqual([]);
    await stage().picture(page, 'form-declare');
    await press('Next');

    // What is known: it has the commands init and run.
    await page.getByText('Commands and flags').waitFor();
    await pressTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.getByRole('radio', { checked: true }).first().waitFor();
    await press('Next');
    await page.getByText('CRDs that it installs itself').first().waitFor();
    await press('Next');
    await page.getByText('Configuration object').first().waitFor();
    await press('Next');
    // The init command is declared, the rest is not.
    await page.getByText(/Not declared: contract\.run, /).waitFor();
    expect(await findOwnFaults(page)).toEqual([]);
    await stage().picture(page, 'form-declare-verdict');
    await press('Review');
    await press('Write the file');
    await page
      .getByText(/name: service-provider-typed/)
      .first()
      .waitFor({ timeout: 60_000 });
    await stage().picture(page, 'task-declared');
  });
}
