import { ExpectedError } from '../bootstrap/ExpectedError.mjs';
import { ensureMkdocs } from '../documentation/ensureMkdocs.mjs';

/**
 * Makes sure that the portal can build its documentation. Without that everything else works, so a failure is told
 * and ends nothing.
 *
 * @param {{root: string, ensure?: typeof ensureMkdocs}} options - root of the repository
 * @returns {Promise<{programs?: string, say: string, problem?: string}>} folder with the program that builds it, where
 *   there is one, a short line for people and, where there is none, why and what to do
 */
export async function prepareDocumentation({ root, ensure = ensureMkdocs }) {
  try {
    return { programs: await ensure({ root }), say: 'in the portal, at /docs' };
  } catch (error) {
    if (!(error instanceof ExpectedError)) {
      throw error;
    }
    return {
      say: 'not in the portal, as told above; read docs/index.md',
      problem: `The portal goes without its documentation. ${error.message}`,
    };
  }
}
