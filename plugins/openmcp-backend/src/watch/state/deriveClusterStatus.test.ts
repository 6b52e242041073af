import { ClusterReason } from '../../clusters';
import { deriveClusterStatus } from './deriveClusterStatus';
import { KindState } from './KindState';

function reason(code: ClusterReason['code']): ClusterReason {
  return { code, params: {}, message: code };
}

function kindState(
  state: KindState['state'],
  options: { code?: ClusterReason['code']; asOf?: number } = {},
): KindState {
  return {
    state,
    since: 0,
    reason: options.code && reason(options.code),
    asOf: options.asOf,
  };
}

const readable = kindState('readable', { asOf: 100 });
const polled = kindState('readable', { asOf: 100, code: 'watch-expired' });
const connecting = kindState('connecting');
const missing = kindState('not-installed', {
  code: 'kind-not-installed',
  asOf: 90,
});
const forbidden = kindState('forbidden', { code: 'forbidden' });
const refused = kindState('failed', { code: 'connection-refused' });
const agedAndRefused = kindState('failed', {
  code: 'connection-refused',
  asOf: 50,
});
const lookedForAnew = kindState('connecting', { code: 'not-found', asOf: 50 });
const unauthorized = kindState('failed', { code: 'unauthorized' });

function derive(pod: KindState, service: KindState) {
  return deriveClusterStatus([
    { kind: 'Pod', group: '', state: pod },
    { kind: 'PlatformService', group: 'openmcp.cloud', state: service },
  ]);
}

describe('deriveClusterStatus', () => {
  it.each([
    ['live', readable, readable, undefined],
    ['live', readable, missing, undefined],
    ['degraded', readable, polled, 'watch-expired'],
    ['connecting', connecting, polled, 'watch-expired'],
    ['connecting', connecting, connecting, undefined],
    ['connecting', readable, connecting, undefined],
    ['degraded', readable, lookedForAnew, 'not-found'],
    ['connecting', connecting, lookedForAnew, 'not-found'],
    ['unreachable', refused, refused, 'connection-refused'],
    ['unreachable', refused, connecting, 'connection-refused'],
    ['unreachable', refused, missing, 'connection-refused'],
    ['degraded', forbidden, missing, 'kinds-not-readable'],
    ['unreachable', agedAndRefused, agedAndRefused, 'connection-refused'],
    ['unauthorized', unauthorized, unauthorized, 'unauthorized'],
    ['unauthorized', forbidden, forbidden, 'forbidden'],
    ['degraded', forbidden, readable, 'kinds-not-readable'],
    ['degraded', agedAndRefused, readable, 'kinds-not-readable'],
  ] as const)('is %s', (state, pod, service, code) => {
    const status = derive(pod, service);
    expect(status.state).toBe(state);
    expect(status.reason?.code).toBe(code);
  });

  it('takes the last proof of life of anything for that of the cluster', () => {
    expect(derive(agedAndRefused, readable).asOf).toBe(100);
  });

  it('trusts rows as much as the oldest kind that was listed', () => {
    expect(derive(readable, missing).freshness).toEqual({
      asOf: 90,
      stale: false,
      reason: undefined,
    });
    expect(derive(agedAndRefused, readable).freshness).toEqual({
      asOf: 50,
      stale: true,
      reason: reason('connection-refused'),
    });
    expect(derive(lookedForAnew, readable).freshness).toEqual({
      asOf: 50,
      stale: true,
      reason: reason('not-found'),
    });
    expect(derive(connecting, connecting).freshness).toEqual({
      asOf: undefined,
      stale: true,
      reason: undefined,
    });
  });

  it('does not call rows stale because of what may not be read', () => {
    const status = derive(forbidden, readable);
    expect(status.freshness.stale).toBe(false);
    expect(status.unreadKinds).toEqual(['Pod']);
  });

  it('keeps what was read before it was forbidden, and calls it stale', () => {
    const agedAndForbidden = kindState('forbidden', {
      code: 'forbidden',
      asOf: 60,
    });
    const status = derive(readable, agedAndForbidden);
    expect(status.unreadKinds).toEqual([]);
    expect(status.freshness).toEqual({
      asOf: 60,
      stale: true,
      reason: reason('forbidden'),
    });
  });

  it('knows what is missing from what is not known', () => {
    expect(derive(readable, missing).unreadKinds).toEqual([]);
    expect(derive(connecting, readable).unreadKinds).toEqual(['Pod']);
    expect(derive(agedAndRefused, readable).unreadKinds).toEqual([]);
  });

  it('shows the worst of several namespaces', () => {
    const status = deriveClusterStatus([
      { kind: 'Event', group: '', state: readable },
      { kind: 'Event', group: '', state: forbidden },
    ]);
    expect(status.kinds).toEqual([
      expect.objectContaining({
        kind: 'Event',
        state: 'forbidden',
        reason: reason('forbidden'),
        asOf: undefined,
      }),
    ]);
  });

  it.each([
    ['forbidden', forbidden],
    ['failing', refused],
    ['not read yet', connecting],
    ['out of date', agedAndRefused],
  ])(
    'is not worse because something is %s that health does not need',
    (_what, state) => {
      const surroundings = [
        { kind: 'Namespace', group: '', state: readable },
        {
          kind: 'CustomResourceDefinition',
          group: 'apiextensions.k8s.io',
          state,
        },
      ];
      const status = deriveClusterStatus(
        [
          { kind: 'Pod', group: '', state: readable },
          { kind: 'PlatformService', group: 'openmcp.cloud', state: readable },
        ],
        surroundings,
      );
      expect(status).toMatchObject({
        state: 'live',
        reason: undefined,
        freshness: { asOf: 100, stale: false },
        unreadKinds: [],
      });
      expect(status.kinds.map(({ kind }) => kind)).toEqual([
        'Pod',
        'PlatformService',
      ]);
      expect(status.surroundings).toEqual([
        { kind: 'Namespace', group: '', ...readable },
        {
          kind: 'CustomResourceDefinition',
          group: 'apiextensions.k8s.io',
          ...state,
        },
      ]);
    },
  );

  it('is not live because something is readable that health does not need', () => {
    const namespaces = { kind: 'Namespace', group: '', state: readable };
    const status = deriveClusterStatus(
      [{ kind: 'Pod', group: '', state: refused }],
      [namespaces],
    );
    expect(status.state).toBe('unreachable');
    expect(status.asOf).toBe(100);
    expect(status.freshness.stale).toBe(true);
  });
});
