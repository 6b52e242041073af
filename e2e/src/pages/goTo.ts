import { Page } from 'playwright-core';

/**
 * Opens a page within the app, without loading that anew, as a link does.
 *
 * @internal
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}
