import {
  AuthorizeResult,
  PermissionCriteria,
  PolicyDecision,
} from '@backstage/plugin-permission-common';
import {
  HEALTHS,
  INSTALLATION_KINDS,
  openmcpClusterReadPermission,
  openmcpInstallationReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import * as fc from 'fast-check';
import request from 'supertest';
import { decideAlways } from '../__testUtils__/policies';
import { createFleetView, createSnapshot } from '../__testUtils__/snapshots';
import { startRouter } from '../__testUtils__/startRouter';
import {
  createOpenmcpClusterConditionalDecision,
  createOpenmcpInstallationConditionalDecision,
  openmcpClusterConditions,
  openmcpInstallationConditions,
} from '../authorization';
import { FleetView } from '../fleet';
import { InstallationIdentity } from '../reading';
import { InstallationSnapshot } from '../store';

jest.setTimeout(120_000);

const clusterNames = ['alpha', 'beta', 'gamma'];
const names = ['dns', 'eso', 'flux'];

/** A policy in words of its own, so that it is not judged by the same code. */
type Wish =
  | { is: 'cluster' | 'kind' | 'name'; values: string[] }
  | { all: Wish[] }
  | { any: Wish[] }
  | { not: Wish };

type Policy = 'ALLOW' | 'DENY' | Wish;

function isWished(wish: Wish, identity: InstallationIdentity): boolean {
  if ('all' in wish) {
    return wish.all.every(each => isWished(each, identity));
  }
  if ('any' in wish) {
    return wish.any.some(each => isWished(each, identity));
  }
  if ('not' in wish) {
    return !isWished(wish.not, identity);
  }
  return wish.values.includes(identity[wish.is]);
}

function isAllowed(policy: Policy, identity: InstallationIdentity): boolean {
  return typeof policy === 'string'
    ? policy === 'ALLOW'
    : isWished(policy, identity);
}

function toCriteria<TCondition>(
  wish: Wish,
  toCondition: (
    is: 'cluster' | 'kind' | 'name',
    values: string[],
  ) => TCondition,
): PermissionCriteria<TCondition> {
  const convert = (each: Wish) => toCriteria(each, toCondition);
  if ('all' in wish) {
    const [first, ...rest] = wish.all.map(convert);
    return { allOf: [first, ...rest] };
  }
  if ('any' in wish) {
    const [first, ...rest] = wish.any.map(convert);
    return { anyOf: [first, ...rest] };
  }
  return 'not' in wish
    ? { not: convert(wish.not) }
    : toCondition(wish.is, wish.values);
}

function decide(policy: Policy, onClusters: boolean): PolicyDecision {
  if (typeof policy === 'string') {
    return { result: AuthorizeResult[policy] };
  }
  return onClusters
    ? createOpenmcpClusterConditionalDecision(
        openmcpClusterReadPermission,
        toCriteria(policy, (_is, clusters) =>
          openmcpClusterConditions.isCluster({ clusters }),
        ),
      )
    : createOpenmcpInstallationConditionalDecision(
        openmcpInstallationReadPermission,
        toCriteria(policy, (is, values) => {
          switch (is) {
            case 'cluster':
              return openmcpInstallationConditions.isOnCluster({
                clusters: values,
              });
            case 'kind':
              return openmcpInstallationConditions.hasKind({ kinds: values });
            default:
              return openmcpInstallationConditions.hasName({ names: values });
          }
        }),
      );
}

function policies(leaves: fc.Arbitrary<Wish>): fc.Arbitrary<Policy> {
  const { wish } = fc.letrec<{ wish: Wish }>(tie => ({
    wish: fc.oneof(
      { depthSize: 'small' },
      leaves,
      fc.record({ all: fc.array(tie('wish'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('wish'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: tie('wish') }),
    ),
  }));
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom<Policy>('ALLOW', 'DENY') },
    { weight: 6, arbitrary: wish },
  );
}

const leafOf = (is: 'cluster' | 'kind' | 'name', values: readonly string[]) =>
  fc.record({
    is: fc.constant(is),
    values: fc.subarray([...values, 'other']),
  });

const onInstallations = policies(
  fc.oneof(
    leafOf('cluster', clusterNames),
    leafOf('kind', INSTALLATION_KINDS),
    leafOf('name', names),
  ),
);

const landscapes = fc.uniqueArray(
  fc.record({
    cluster: fc.constantFrom(...clusterNames),
    kind: fc.constantFrom(...INSTALLATION_KINDS),
    name: fc.constantFrom(...names),
    health: fc.constantFrom(...HEALTHS),
  }),
  {
    minLength: 1,
    maxLength: 10,
    selector: ({ cluster, kind, name }) => `${cluster}/${kind}/${name}`,
  },
);

function nameOf({ cluster, kind, name }: InstallationIdentity): string {
  return `${cluster}/${kind}/${name}`;
}

function countBy<TItem>(items: TItem[], keyOf: (item: TItem) => string) {
  const counts: Record<string, number> = {};
  for (const item of items) {
    counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  }
  return counts;
}

function withoutZeros(counts: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(counts).filter(([, count]) => count > 0),
  );
}

describe('conditional permissions', () => {
  it('let lists, numbers and changes hold exactly what single reads allow', async () => {
    let fleet: FleetView = createFleetView([]);
    const permissions = decideAlways('ALLOW');
    const { app, feed } = await startRouter({
      fleet: {
        get revision() {
          return feed.revision;
        },
        isComplete: true,
        clusters: () => fleet.clusters(),
        cluster: name => fleet.cluster(name),
      },
      permissions,
    });
    const get = async (path: string) => request(app).get(path);

    await fc.assert(
      fc.asyncProperty(
        landscapes,
        onInstallations,
        policies(leafOf('cluster', clusterNames)),
        async (wanted, policy, clusterPolicy) => {
          const snapshots: InstallationSnapshot[] = wanted.map(
            ({ cluster, name, kind, health }) =>
              createSnapshot(cluster, name, { kind, health }),
          );
          fleet = createFleetView(snapshots);
          const { revision } = feed;
          feed.record(
            wanted.map(({ cluster, kind, name }) => ({
              type: 'installation',
              cluster,
              kind,
              name,
              removed: true,
            })),
          );
          permissions.authorizeConditional.mockImplementation(async asked =>
            asked.map(({ permission }) => {
              switch (permission.name) {
                case openmcpInstallationReadPermission.name:
                  return decide(policy, false);
                case openmcpClusterReadPermission.name:
                  return decide(clusterPolicy, true);
                default:
                  return { result: AuthorizeResult.DENY };
              }
            }),
          );

          const list = await get('/v1/installations?limit=1000');
          const changes = await get(
            `/v1/changes?after=${revision}&timeoutSeconds=0`,
          );
          const summary = await get('/v1/summary');
          const clusters = await get('/v1/clusters');
          const allowed = wanted.filter(each => isAllowed(policy, each));

          for (const each of wanted) {
            const { status } = await get(`/v1/installations/${nameOf(each)}`);
            const refused = policy === 'DENY' ? 403 : 404;
            expect([nameOf(each), status]).toEqual([
              nameOf(each),
              isAllowed(policy, each) ? 200 : refused,
            ]);
          }
          expect([list, changes, summary].map(each => each.status)).toEqual(
            Array(3).fill(policy === 'DENY' ? 403 : 200),
          );
          if (policy === 'DENY') {
            return;
          }
          expect(list.body.items.map(nameOf).sort()).toEqual(
            allowed.map(nameOf).sort(),
          );
          expect(list.body.totalItems).toBe(allowed.length);
          const byHealth = countBy(allowed, ({ health }) => health);
          expect(withoutZeros(list.body.counts)).toEqual(byHealth);
          expect(changes.body.items.map(nameOf).sort()).toEqual(
            allowed.map(nameOf).sort(),
          );

          const present = [...new Set(wanted.map(({ cluster }) => cluster))];
          const seen = present
            .filter(cluster =>
              isAllowed(clusterPolicy, { cluster, kind: '', name: '' }),
            )
            .sort();
          const byCluster = countBy(allowed, ({ cluster }) => cluster);
          const counted = (items: typeof clusters.body.items) =>
            items
              .map(({ name, counts }: { name: string; counts: object }) => [
                name,
                counts,
              ])
              .sort();
          const expected = seen.map(name => [
            name,
            { installations: byCluster[name] ?? 0 },
          ]);
          expect(
            clusters.status === 403 ? '403' : counted(clusters.body.items),
          ).toEqual(clusterPolicy === 'DENY' ? '403' : expected);
          expect(counted(list.body.clusters)).toEqual(expected);

          expect(summary.body.totalItems ?? 0).toBe(allowed.length);
          expect(withoutZeros(summary.body.health ?? {})).toEqual(byHealth);
          const summed: Record<string, number> = Object.fromEntries(
            summary.body.clusters.map(
              ({ name, count }: { name: string; count: number }) => [
                name,
                count,
              ],
            ),
          );
          expect(withoutZeros(summed)).toEqual(byCluster);
          expect(Object.keys(summed).sort()).toEqual(
            [...new Set([...seen, ...Object.keys(byCluster)])].sort(),
          );
          const byKind = countBy(allowed, ({ kind }) => kind);
          for (const { kind, count } of summary.body.kinds) {
            expect(count ?? 0).toBe(byKind[kind] ?? 0);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
