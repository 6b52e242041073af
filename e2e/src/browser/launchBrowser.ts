import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import sparticuzChromium from '@sparticuz/chromium';
import { Browser, chromium } from 'playwright-core';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a Chromium on the PATH.
 *
 * @internal
 */
export function findSystemChromium(
  path: string = process.env.PATH ?? '',
): string | undefined {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    for (const name of SYSTEM_BROWSERS) {
      const candidate = join(folder, name);
      try {
        accessSync(candidate, constants.X_OK);
        return candidate;
      } catch {
        // Not here; the next folder may have it.
      }
    }
  }
  return undefined;
}

/**
 * Starts a headless Chromium: the machine's own if there is one, else the one
 * of the npm package `@sparticuz/chromium`.
 *
 * @internal
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath =
    findSystemChromium() ?? (await sparticuzChromium.executablePath());
  return chromium.launch({
    executablePath,
    // The arguments of the npm package are not used: they switch off the
    // browser's own rules about origins, which the tests must live with.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
