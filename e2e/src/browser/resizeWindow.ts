import { Page } from 'playwright-core';

const HEIGHT = 800;
/** Below this width, in CSS pixels, the portal has its sidebar at the bottom. */
const NARROW = 600;

/**
 * Makes the window of a page as wide as wanted and waits until the portal has
 * drawn itself for that width. Whoever clicked before might miss.
 *
 * @param page - a page of the portal, of somebody who has signed in
 * @param width - in CSS pixels
 * @internal
 */
export async function resizeWindow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page
    .getByTestId(width < NARROW ? 'mobile-sidebar-root' : 'sidebar-root')
    // What it holds is placed by itself, so it has no size of its own.
    .waitFor({ state: 'attached' });
}
