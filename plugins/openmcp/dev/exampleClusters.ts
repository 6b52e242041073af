import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';

/** RFC 3339 time so many milliseconds ago. */
export function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const RIGHTS = {
  apply: true,
  delete: true,
  override: true,
  force: false,
  hostPath: false,
  command: false,
};

const KINDS = ['ClusterProvider', 'ServiceProvider', 'PlatformService'];

/** A simulated cluster, one with missing rights, and one that does not answer. */
export function exampleClusters(): Cluster[] {
  const readable = KINDS.map(kind => ({
    kind,
    group: 'openmcp.cloud',
    neededFor: 'health' as const,
    state: 'readable' as const,
    count: 3,
  }));
  return [
    {
      name: 'eu-live',
      title: 'Europe, live',
      state: 'live',
      simulated: true,
      delivery: 'direct',
      since: ago(3 * DAY),
      freshness: { stale: false, asOf: ago(12 * SECOND) },
      kinds: readable,
      counts: { installations: 31 },
      may: RIGHTS,
    },
    {
      name: 'ap-live',
      title: 'Asia, live',
      state: 'degraded',
      simulated: false,
      delivery: 'gitops',
      since: ago(2 * HOUR),
      freshness: { stale: false, asOf: ago(40 * SECOND) },
      kinds: [
        ...readable.filter(kind => kind.kind !== 'ServiceProvider'),
        {
          kind: 'ServiceProvider',
          group: 'openmcp.cloud',
          neededFor: 'health',
          state: 'not-installed',
          count: null,
        },
        {
          kind: 'Pod',
          group: '',
          neededFor: 'health',
          state: 'forbidden',
          count: null,
          reason: {
            code: 'forbidden',
            params: {},
            message: 'no right to read them (403)',
          },
        },
      ],
      counts: { installations: 6 },
      may: RIGHTS,
    },
    {
      name: 'eu-canary',
      title: 'Europe, canary',
      state: 'unreachable',
      simulated: false,
      delivery: 'direct',
      since: ago(23 * MINUTE),
      reason: {
        code: 'unreachable',
        params: {},
        message: 'connection refused',
      },
      freshness: { stale: true, asOf: ago(23 * MINUTE) },
      kinds: readable,
      counts: { installations: 9 },
      may: { ...RIGHTS, apply: false, override: false },
    },
  ];
}
