import { CatalogLandscape } from './CatalogLandscape';

/**
 * Creates many services that no operator looks at, some at a time.
 */
export async function fill(
  landscape: CatalogLandscape,
  cluster: string,
  count: number,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      await landscape.create(cluster, {
        name: `service-${number}`,
        annotations: { 'openmcp.cloud/operation': 'ignore' },
      });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
