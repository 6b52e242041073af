import { createRequire } from 'node:module';
import path from 'node:path';

const PATIENCE_MILLISECONDS = 60_000;

/**
 * Signs in as a guest and opens the pages of the suite in a browser, until what they are about is seen: its own, the
 * entry in the sidebar, and the tab and the card of an entity.
 *
 * @param {{root: string, baseUrl: string}} options - root of the repository, whose browser is taken, and address of the app
 * @throws Error when something is not shown within a minute, or a page has thrown an error
 */
export async function walkThroughPages({ root, baseUrl }) {
  const require = createRequire(path.join(root, 'e2e/package.json'));
  require('@backstage/cli/config/nodeTransform.cjs');
  const { launchBrowser } = require('./src/browser');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MILLISECONDS);
    const errors = [];
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(`${baseUrl}/openmcp/installations`);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('managedcontrolplane').first().waitFor();
    await page.goto(`${baseUrl}/openmcp/providers`);
    await page.getByText('Argo CD').first().waitFor();
    await page.goto(`${baseUrl}/openmcp`);
    await page.getByText('Europe, live').first().waitFor();
    await page.goto(
      `${baseUrl}/catalog/default/component/service-provider-flux`,
    );
    // The card, which leads to the page of the provider.
    await page
      .locator('a[href*="/openmcp/providers/component/default/"]')
      .first()
      .waitFor();
    // In one of the frontend systems a tab is a tab, in the other one a link.
    await page
      .getByRole('tab', { name: 'openMCP' })
      .or(page.locator('a[href$="/service-provider-flux/openmcp"]'))
      .first()
      .click();
    await page.waitForURL(/\/service-provider-flux\/openmcp/);
    await page.getByText('With platform mode').first().waitFor();
    await page.locator('a[href="/openmcp"]').first().click();
    await page.getByText('Europe, live').first().waitFor();
    if (errors.length > 0) {
      throw new Error(`Pages have thrown: ${errors.join('; ')}`);
    }
  } finally {
    await browser.close();
  }
}
