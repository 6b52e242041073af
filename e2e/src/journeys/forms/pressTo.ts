import { Locator, Page } from 'playwright-core';

const MOST_PRESSES = 150;

/**
 * Walks with the Tab key until something has the focus, as somebody does who has no
 * mouse.
 *
 * @throws Error when it is not reached: then nobody without a mouse gets there
 * @internal
 */
export async function pressTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const isThere = await target.evaluate(
      element => element === document.activeElement,
    );
    if (isThere) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by the Tab key.`);
}
