import { HEALTHS } from '@openmcp/backstage-plugin-openmcp-common';
import * as fc from 'fast-check';
import {
  createFleetView,
  createSnapshot,
  noRights,
} from '../__testUtils__/snapshots';
import { ImageMirrors } from '../eligibility';
import { FleetReader } from './FleetReader';
import { INSTALLATION_SORT_FIELDS, SortPosition } from './InstallationQuery';

const everything = { cluster: () => true, installation: () => true };

const installation = fc.record({
  cluster: fc.constantFrom('alpha', 'beta'),
  name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  health: fc.constantFrom(...HEALTHS),
  image: fc.constantFrom('ghcr.io/x:v1', 'ghcr.io/y:v1'),
  since: fc.constantFrom(
    undefined,
    '2026-01-01T10:00:00Z',
    '2026-01-01T11:00:00Z',
  ),
});

type Wanted = typeof installation extends fc.Arbitrary<infer T> ? T : never;

const landscapes = fc.uniqueArray(installation, {
  maxLength: 12,
  selector: ({ cluster, name }) => `${cluster}/${name}`,
});

function keyOf(each: Wanted): string {
  return JSON.stringify(each);
}

function readerOf(wanted: Wanted[]): FleetReader {
  return new FleetReader(
    createFleetView(
      wanted.map(({ cluster, name, ...rest }) =>
        createSnapshot(cluster, name, rest),
      ),
    ),
    new ImageMirrors([]),
  );
}

describe('pages of installations', () => {
  it('hold everything that stays as it is exactly once, whatever changes between them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(landscapes, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...INSTALLATION_SORT_FIELDS),
        fc.boolean(),
        fc.integer({ min: 1, max: 4 }),
        async (changing, field, descending, limit) => {
          const seen: string[] = [];
          const used: Wanted[][] = [];
          let after: SortPosition | undefined;
          for (let page = 0; page === 0 || after; page += 1) {
            // The last landscape stays, so that there is an end.
            const wanted = changing[Math.min(page, changing.length - 1)];
            used.push(wanted);
            const { items, next, totalItems } = await readerOf(
              wanted,
            ).listInstallations(
              { sort: { field, descending }, limit, after },
              everything,
              () => noRights,
            );
            expect(totalItems).toBe(wanted.length);
            seen.push(
              ...items.map(({ snapshot: { cluster, name } }) => {
                const found = wanted.find(
                  each => each.cluster === cluster && each.name === name,
                );
                return keyOf(found!);
              }),
            );
            after = next;
          }
          const lasting = used[0]
            .map(keyOf)
            .filter(key => used.every(each => each.map(keyOf).includes(key)));
          for (const key of lasting) {
            expect(seen.filter(each => each === key)).toEqual([key]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
