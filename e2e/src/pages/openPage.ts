import { Page } from 'playwright-core';
import { PortalPage } from './pages';

/**
 * Opens a page by its address and waits until its content is there and nothing of it
 * is still loading.
 *
 * @internal
 */
export async function openPage(
  page: Page,
  baseUrl: string,
  { content, path }: PortalPage,
): Promise<void> {
  await page.goto(`${baseUrl}${path}`);
  await page.locator(content).first().waitFor({ state: 'attached' });
  // Cards of others beside ours load as well, and say so without a name.
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], [role="progressbar"]'),
  );
}
