import { setTimeout as delay } from 'node:timers/promises';
import { GuestApi } from '../portal';

const WITHIN_MS = 90_000;

/**
 * Waits until the catalog of a portal knows all of these entities.
 *
 * @throws Error naming those that are missing after one and a half minutes
 * @internal
 */
export async function untilInCatalog(
  baseUrl: string,
  entityRefs: readonly string[],
): Promise<void> {
  const api = await GuestApi.signIn(baseUrl);
  const deadline = Date.now() + WITHIN_MS;
  for (;;) {
    const missing = await findMissing(api, entityRefs);
    if (missing.length === 0) {
      return;
    }
    if (Date.now() > deadline) {
      throw new Error(`Not in the catalog: ${missing.join(', ')}`);
    }
    await delay(500);
  }
}

async function findMissing(
  api: GuestApi,
  entityRefs: readonly string[],
): Promise<string[]> {
  const { body } = await api.post('/api/catalog/entities/by-refs', {
    entityRefs,
    fields: ['kind'],
  });
  const { items } = body as unknown as { items?: unknown[] };
  return entityRefs.filter((_, index) => !items?.[index]);
}
