import {
  Cluster,
  Health,
  InstallationItem,
  InstallationKind,
  renderStatusSummary,
  Sentence,
  StatusCode,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ago, DAY, HOUR, MINUTE, SECOND } from './exampleClusters';

const REGISTRY = 'ghcr.io/openmcp-project/images';

const SUMMARIES: Record<
  Health,
  { code: StatusCode; params: Sentence['params'] }
> = {
  Healthy: { code: 'healthy', params: { ready: 1, wanted: 1 } },
  Progressing: { code: 'init-started', params: {} },
  Degraded: {
    code: 'init-failed',
    params: {
      attempts: 5,
      exitCode: 1,
      text: 'no credentials for object store',
    },
  },
  Suspended: { code: 'reconciliation-off', params: { operation: 'ignore' } },
  Terminating: {
    code: 'terminating',
    params: { minutes: 40, finalizers: 'openmcp.cloud/finalizer' },
  },
  Unknown: { code: 'never-reported', params: {} },
};

/** What the backend says of an installation with the given health. */
export function exampleSummary(health: Health): Sentence {
  const { code, params } = SUMMARIES[health];
  return { code, params, message: renderStatusSummary(code, params) };
}

const NAMES = [
  'gateway',
  'dns',
  'eso',
  'flux',
  'kro',
  'crossplane',
  'landscaper',
  'metrics-operator',
  'audit',
  'quota',
];

/** One row, healthy unless told otherwise. */
export function exampleItem(
  cluster: Cluster,
  name: string,
  kind: InstallationKind,
  health: Health,
  since: string,
): InstallationItem {
  const ready = health === 'Healthy' ? 1 : 0;
  const image = `${REGISTRY}/${
    kind === 'PlatformService' ? 'platform-service' : 'service-provider'
  }-${name.replace(/-\d+$/, '')}:v1.${name.length}.0`;
  return {
    cluster: cluster.name,
    kind,
    name,
    uid: `${cluster.name}-${kind}-${name}`,
    createdAt: ago(9 * DAY),
    health,
    summary: exampleSummary(health),
    since,
    freshness: cluster.freshness,
    partial: false,
    image: { wanted: image, running: [image], differs: false },
    pods: { ready, wanted: 1 },
    restarts: 0,
    generation: { wanted: 1, observed: 1 },
    managedByOperator: false,
    simulated: cluster.simulated,
  };
}

/** At least the given number of rows, with every health among them. */
export function exampleItems(
  clusters: Cluster[],
  least: number,
): InstallationItem[] {
  const [live, limited, canary] = clusters;
  const items = [
    exampleItem(live, 'velero', 'PlatformService', 'Degraded', ago(11 * HOUR)),
    {
      ...exampleItem(
        limited,
        'dns',
        'PlatformService',
        'Unknown',
        ago(15 * MINUTE),
      ),
      partial: true,
      pods: { ready: null, wanted: null },
    },
    exampleItem(
      live,
      'kro',
      'ServiceProvider',
      'Progressing',
      ago(40 * SECOND),
    ),
    exampleItem(live, 'old-audit', 'PlatformService', 'Terminating', ago(HOUR)),
    exampleItem(live, 'quota', 'PlatformService', 'Suspended', ago(3 * DAY)),
    {
      ...exampleItem(
        live,
        'managedcontrolplane',
        'PlatformService',
        'Healthy',
        ago(9 * DAY),
      ),
      managedByOperator: true,
    },
    exampleItem(canary, 'gateway', 'PlatformService', 'Healthy', ago(5 * DAY)),
    exampleItem(limited, 'gateway', 'PlatformService', 'Healthy', ago(3 * DAY)),
    exampleItem(canary, 'kind', 'ClusterProvider', 'Healthy', ago(2 * DAY)),
  ];
  for (let index = 0; items.length < least; index += 1) {
    const cluster = index % 5 === 0 ? canary : live;
    const name = NAMES[index % NAMES.length];
    const kind = index % 3 ? 'ServiceProvider' : 'PlatformService';
    items.push(
      exampleItem(
        cluster,
        `${name}-${index}`,
        kind,
        'Healthy',
        ago((index + 1) * HOUR),
      ),
    );
  }
  return items;
}
