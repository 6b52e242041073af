import { ChangeList } from '@openmcp/backstage-plugin-openmcp-common';
import fc from 'fast-check';
import {
  Catalog,
  CLUSTERS,
  createKeeper,
  KIND,
  settings,
  World,
} from '../__testUtils__/keeperScene';

const NAMES = ['dns', 'eso', 'velero'];

const { signal } = new AbortController();

const step = fc.oneof(
  fc.record({
    type: fc.constant('put' as const),
    cluster: fc.constantFrom(...CLUSTERS),
    name: fc.constantFrom(...NAMES),
    version: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    type: fc.constant('remove' as const),
    cluster: fc.constantFrom(...CLUSTERS),
    name: fc.constantFrom(...NAMES),
  }),
  fc.record({ type: fc.constant('tell' as const), order: fc.nat() }),
);

function shuffle<T>(items: readonly T[], seed: number): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  let next = seed;
  while (rest.length > 0) {
    next = (next * 1103515245 + 12345) % 2147483648;
    shuffled.push(...rest.splice(next % rest.length, 1));
  }
  return shuffled;
}

describe('the order in which changes are told', () => {
  it('does not change what the catalog shows in the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.nat(),
        async (steps, order) => {
          const world = new World();
          const catalog = new Catalog();
          const keeper = createKeeper(world, catalog);
          await keeper.keepAll(settings, signal);
          let untold: ChangeList['items'] = [];
          const tell = async (seed: number) => {
            // Some twice, and in any order.
            const told = shuffle([...untold, ...untold.slice(0, 2)], seed);
            untold = [];
            await keeper.keepChanged(told, settings, signal);
          };
          for (const each of steps) {
            if (each.type === 'tell') {
              await tell(each.order);
            } else {
              const { cluster, name } = each;
              const { installed } = world.clusters.get(cluster)!;
              const removed = each.type === 'remove';
              if (each.type === 'put') {
                installed.set(name, each.version);
              } else {
                installed.delete(name);
              }
              untold.push({
                type: 'installation',
                cluster,
                kind: KIND,
                name,
                removed,
              });
            }
          }
          await tell(order);
          expect([...catalog.names()].sort()).toEqual(
            world.expected(new Set()).sort(),
          );
          // And whoever looks at everything finds nothing to do.
          const { mutations } = catalog;
          await createKeeper(world, catalog).keepAll(settings, signal);
          expect(catalog.mutations).toBe(mutations);
        },
      ),
      { numRuns: 200 },
    );
  });
});
