import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { ClusterView } from '../../fleet';
import { requireFacts } from './requireFacts';

type Surrounding = ClusterView['status']['surroundings'][number];

const definitions: Surrounding = {
  kind: 'CustomResourceDefinition',
  group: 'apiextensions.k8s.io',
  state: 'readable',
  since: 0,
  asOf: 1,
};
const namespaces: Surrounding = {
  ...definitions,
  kind: 'Namespace',
  group: '',
};
const neverRead = { state: 'connecting', asOf: undefined } as const;

function clusterWith(changed: Partial<ClusterView['status']>): ClusterView {
  const [cluster] = createFleetView([
    createSnapshot('alpha', 'dns'),
  ]).clusters();
  return { ...cluster, status: { ...cluster.status, ...changed } };
}

function refusalOf(changed: Partial<ClusterView['status']>) {
  try {
    requireFacts(clusterWith(changed));
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('requireFacts', () => {
  it('is content with what was read at some time', () => {
    const failed = { ...namespaces, state: 'failed' } as const;
    expect(refusalOf({ surroundings: [definitions, failed] })).toBeUndefined();
  });

  it('does not ask for what can block nothing', () => {
    const purposes = { ...namespaces, kind: 'Cluster', ...neverRead };
    expect(
      refusalOf({ surroundings: [definitions, namespaces, purposes] }),
    ).toBeUndefined();
  });

  it.each([
    ['CustomResourceDefinition', definitions],
    ['Namespace', namespaces],
  ])('refuses as long as no %s was read', (kind, state) => {
    expect(
      refusalOf({ surroundings: [{ ...state, ...neverRead }] }),
    ).toMatchObject({
      name: 'ServiceUnavailableError',
      message: expect.stringMatching(
        `^Title of alpha: not read yet: ${kind}, .*; nothing was changed$`,
      ),
      reason: { code: 'not-read-yet' },
      written: 'nothing',
    });
  });

  it('names what the portal has no right to read', () => {
    expect(
      refusalOf({
        surroundings: [
          { ...definitions, state: 'forbidden', asOf: undefined },
          namespaces,
        ],
      }),
    ).toMatchObject({
      reason: {
        code: 'kinds-not-readable',
        params: { kinds: 'CustomResourceDefinition' },
      },
    });
  });

  it('refuses as long as not all installations were read', () => {
    const kind = { ...namespaces, kind: 'ServiceProvider', ...neverRead };
    expect(
      refusalOf({ kinds: [kind], unreadKinds: ['ServiceProvider'] }),
    ).toMatchObject({
      message: expect.stringContaining('not read yet: ServiceProvider'),
    });
  });

  it('says why a cluster cannot be read at all', () => {
    const reason = {
      code: 'misconfigured' as const,
      params: {},
      message: 'openmcp.clusters[0].url is missing',
    };
    const nothing = { kinds: [], freshness: { stale: true } };
    expect(refusalOf({ ...nothing, reason })).toMatchObject({ reason });
    expect(refusalOf(nothing)).toMatchObject({
      reason: { code: 'not-read-yet' },
    });
  });
});
