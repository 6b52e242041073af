import { Page } from 'playwright-core';
import { answerInstead, failures, holdBack, routesAsked } from './failures';
import { goTo } from './goTo';
import { untilLoaded } from './openPage';
import { PortalPage } from './pages';

/** Where nothing of ours is asked for. */
const ELSEWHERE = '/settings';

/**
 * What only adds to the page of an installation, which says without it that it does
 * not know whether the tool works.
 */
const ADDITIONS = /\/v1\/(providers|eligibility)$/;

/** What nobody should ever read. */
const NONSENSE =
  /could not be shown|\bundefined\b|\bNaN\b|\[object |Cannot read/;

/** What a person reads on the page, without what stands around it. */
async function read(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return text.replace(/\s+/g, ' ').trim();
}

async function openAnew(page: Page, path: string): Promise<void> {
  await goTo(page, ELSEWHERE);
  await page.getByText('Appearance').first().waitFor();
  await goTo(page, path);
}

/**
 * Lets everything that a page asks our backend for fail, then each single part, and
 * makes sure that the page says so in its place and stays usable.
 *
 * @returns what a person would not understand, one line each
 * @internal
 */
export async function seeFailures(
  page: Page,
  each: PortalPage,
): Promise<string[]> {
  const complaints: string[] = [];
  const asked = await routesAsked(page, async () => {
    await openAnew(page, each.path);
    await untilLoaded(page, each);
  });

  async function look(
    what: string,
    failure: (typeof failures)[number],
    isMeant?: (path: string) => boolean,
  ) {
    const callOff = await answerInstead(page, failure.answer, isMeant);
    await openAnew(page, each.path);
    await page
      .getByText(failure.says)
      .first()
      .waitFor()
      .catch(() => complaints.push(`${what}, ${failure.name}: not said`));
    const text = await read(page);
    if (NONSENSE.test(text)) {
      complaints.push(`${what}, ${failure.name}: ${NONSENSE.exec(text)}`);
    }
    await callOff();
  }

  // Others draw their own parts around ours, which takes its time.
  for (const failure of each.isSlow ? failures.slice(0, 2) : failures) {
    await look('everything', failure);
  }
  if (!each.isSlow && asked.length > 1) {
    for (const [index, path] of asked.entries()) {
      if (!(each.name.startsWith('installation') && ADDITIONS.test(path))) {
        await look(
          path,
          failures[index % failures.length],
          one => one === path,
        );
      }
    }
  }
  return complaints;
}

/**
 * Lets the backend take its time, and makes sure that the page says that it loads
 * and shows its content in the end.
 *
 * @internal
 */
export async function seeSlowness(page: Page, each: PortalPage): Promise<void> {
  const letGo = await holdBack(page);
  try {
    await openAnew(page, each.path);
    await page
      .getByText(/^Loading /)
      .first()
      .waitFor({ state: 'attached' });
  } finally {
    await letGo();
  }
  await untilLoaded(page, each);
}

/**
 * Lets a page that shows its content fail to refresh it, and makes sure that it
 * keeps what it has and says so.
 *
 * @internal
 */
export async function seeKept(page: Page, each: PortalPage): Promise<void> {
  const [, failure] = failures;
  await openAnew(page, each.path);
  await untilLoaded(page, each);
  const callOff = await answerInstead(page, failure.answer);
  try {
    // As on return to the tab of the browser.
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange')),
    );
    await page.getByText(failure.says).first().waitFor();
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await page.locator(each.content).first().waitFor();
  } finally {
    await callOff();
  }
}
