import { Page } from 'playwright-core';
import { PortalPage } from './pages';

/**
 * Opens a page by its address, unless that is open, and waits until its content is
 * there and nothing of it is still loading.
 *
 * @internal
 */
export async function openPage(
  page: Page,
  baseUrl: string,
  each: PortalPage,
): Promise<void> {
  const address = `${baseUrl}${each.path}`;
  if (page.url() !== address) {
    await page.goto(address);
  }
  await untilLoaded(page, each);
}

/**
 * Waits until the content of a page is there and nothing of it is still loading.
 *
 * @internal
 */
export async function untilLoaded(
  page: Page,
  { content }: PortalPage,
): Promise<void> {
  await page.locator(content).first().waitFor({ state: 'attached' });
  // Cards of others beside ours load as well, and say so without a name.
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], [role="progressbar"]'),
  );
}
