import type {
  Browser,
  BrowserContext,
  CDPSession,
  Page,
} from 'playwright-core';
import { clickAndWait } from './clickAndWait';
import { Observed, takeObserved, watchPage } from './watchPage';

/** Milliseconds that anything may take to appear. */
const patience = 60_000;

/** Milliseconds between two keys, as of somebody who types fast. */
const betweenKeys = 120;

/** Pixels of one turn of the wheel, and how many there are in a second. */
const wheelTurn = 400;
const betweenTurns = 50;

const bytesPerMegabyte = 1_000_000;

/**
 * Somebody who reads pages in a browser that has seen none of them before.
 *
 * @internal
 */
export class Reader {
  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Signs in as a guest and opens a page of the portal that is not ours. */
  static async arrive(browser: Browser, baseUrl: string): Promise<Reader> {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.addInitScript(watchPage);
    await page.goto(`${baseUrl}/settings`);
    await page.getByRole('button', { name: 'Enter' }).click();
    // What it holds is placed by itself, so it has no size of its own.
    await page.getByTestId('sidebar-root').waitFor({ state: 'attached' });
    return new Reader(context, page, await context.newCDPSession(page));
  }

  /**
   * Clicks on a link or tab and waits until what it leads to was drawn.
   *
   * @returns milliseconds
   */
  async follow(click: string, until: string): Promise<number> {
    await this.page.waitForSelector(click);
    return this.page.evaluate(clickAndWait, { click, until, patience });
  }

  async waitFor(selector: string): Promise<void> {
    await this.page.waitForSelector(selector, { state: 'attached' });
  }

  /**
   * Types into a field, letter by letter, and takes all of it back.
   *
   * @returns milliseconds from each key to the next paint; what was faster than the
   * browser tells counts as 16
   */
  async type(field: string, text: string): Promise<number[]> {
    await this.page.click(field);
    await this.look();
    await this.page.keyboard.type(text, { delay: betweenKeys });
    for (const _ of text) {
      await this.page.keyboard.press('Backspace', { delay: betweenKeys });
    }
    await this.page.waitForTimeout(1_000);
    const { keys } = await this.look();
    const missing = Math.max(0, 2 * text.length - keys.length);
    return [...keys, ...Array.from({ length: missing }, () => 16)];
  }

  /** Scrolls down and up again. */
  async scroll(over: string, turns: number): Promise<void> {
    await this.page.hover(over);
    for (let turn = 0; turn < turns; turn++) {
      const direction = turn < turns / 2 ? 1 : -1;
      await this.page.mouse.wheel(0, direction * wheelTurn);
      await this.page.waitForTimeout(betweenTurns);
    }
    await this.page.mouse.move(0, 0);
  }

  async rest(milliseconds: number): Promise<void> {
    await this.page.waitForTimeout(milliseconds);
  }

  /** What the browser told since the last look. */
  async look(): Promise<Observed> {
    return this.page.evaluate(takeObserved);
  }

  /** Megabytes of what the page still needs. */
  async heapUsed(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.session.send('Runtime.getHeapUsage');
    return usedSize / bytesPerMegabyte;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
