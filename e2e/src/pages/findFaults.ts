import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { Page } from 'playwright-core';

// Read, not loaded: it belongs into a browser.
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What stops people; other findings are hints. */
const SEVERE = ['serious', 'critical'];

/**
 * What stands in the way of people who use assistive technology, as far as a
 * machine finds it, contrast included.
 *
 * @returns one line for each finding that is serious or critical
 * @internal
 */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async severe => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      resultTypes: ['violations'],
    });
    return violations
      .filter(({ impact }) => severe.includes(impact ?? ''))
      .flatMap(({ id, nodes }) =>
        nodes.map(
          node => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`,
        ),
      );
  }, SEVERE);
}
