import {
  Cluster,
  Health,
  InstallationItem,
  InstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ago, DAY, HOUR, MINUTE, SECOND } from './exampleClusters';

const REGISTRY = 'ghcr.io/openmcp-project/images';

const SUMMARIES: Record<Health, { code: string; message: string }> = {
  Healthy: { code: 'healthy', message: '1 of 1 pods ready.' },
  Progressing: { code: 'init-started', message: 'Init job, attempt 1.' },
  Degraded: {
    code: 'init-failed',
    message:
      'The init job failed 5 times; the last pod ended with exit 1: "no credentials for object store".',
  },
  Suspended: {
    code: 'reconciliation-off',
    message: 'Reconciliation is switched off (operation: ignore).',
  },
  Terminating: { code: 'terminating', message: 'Being deleted.' },
  Unknown: {
    code: 'never-reported',
    message: 'The operator has not reported yet.',
  },
};

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
  }-${name}:v1.${name.length}.0`;
  return {
    cluster: cluster.name,
    kind,
    name,
    uid: `${cluster.name}-${kind}-${name}`,
    createdAt: ago(9 * DAY),
    health,
    summary: { ...SUMMARIES[health], params: {} },
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
    exampleItem(live, 'kro', 'ServiceProvider', 'Progressing', ago(40 * SECOND)),
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
