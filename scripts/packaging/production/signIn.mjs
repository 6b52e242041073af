import { createRequire } from 'node:module';
import path from 'node:path';

const PATIENCE_MILLISECONDS = 60_000;

/**
 * Opens a browser for somebody who has not signed in.
 *
 * @param {string} root - of the repository, whose browser is taken
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function openBrowser(root) {
  const require = createRequire(path.join(root, 'e2e/package.json'));
  require('@backstage/cli/config/nodeTransform.cjs');
  return require('./src/browser').launchBrowser();
}

/**
 * Signs in as whoever the code host has at the moment, and opens a page.
 *
 * @param {{browser: import('playwright-core').Browser, baseUrl: string, address: string}} options - a browser, address
 *   of the portal, and path of the page
 * @returns {Promise<{page: import('playwright-core').Page, ask: (method: string, address: string, body?: object) =>
 *   Promise<{status: number, body: any}>}>} the page, and how to ask the portal as that person
 */
export async function signIn({ browser, baseUrl, address }) {
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  const page = await context.newPage();
  await page.goto(`${baseUrl}${address}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Installations' }).first().waitFor();
  // As the page itself does, with the cookie of the sign-in.
  const answer = await context.request.get(
    `${baseUrl}/api/auth/github/refresh?optional&env=production`,
    { headers: { 'x-requested-with': 'XMLHttpRequest' } },
  );
  const { token } = (await answer.json()).backstageIdentity;
  return {
    page,
    async ask(method, address_, body) {
      const response = await fetch(`${baseUrl}${address_}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}
