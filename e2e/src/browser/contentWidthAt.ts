import { Page } from 'playwright-core';
import { resizeWindow } from './resizeWindow';

const SETTLED_WITHIN_MS = 10_000;

/**
 * Makes the window of a page as wide as wanted and measures its content once
 * that fits, or has had ten seconds to: a page draws itself anew in more than
 * one step.
 *
 * @param page - a page of the portal, of somebody who has signed in
 * @param width - in CSS pixels
 * @returns the width of the content, in CSS pixels; more than `width` when it
 * can be moved sideways
 * @internal
 */
export async function contentWidthAt(
  page: Page,
  width: number,
): Promise<number> {
  await resizeWindow(page, width);
  await page
    .waitForFunction(wanted => document.body.scrollWidth === wanted, width, {
      timeout: SETTLED_WITHIN_MS,
    })
    // The caller says what it wanted.
    .catch(() => {});
  return page.evaluate(() => document.body.scrollWidth);
}
