import { CatalogPortal } from './CatalogPortal';
import { waitUntil } from './waitUntil';

/**
 * Waits until a portal shows these resources and no others.
 *
 * @param expected - names of the entities, in any order
 */
export async function shows(
  portal: CatalogPortal,
  expected: string[],
): Promise<void> {
  const refs = expected.map(name => `resource:default/${name}`).sort();
  await waitUntil(async () => {
    const now = await portal.resources();
    return JSON.stringify(now) === JSON.stringify(refs) ? now : undefined;
  });
}
