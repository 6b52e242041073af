import {
  ClusterRights,
  Health,
  InstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parseProviderObject } from '@openmcp/backstage-plugin-openmcp-common/watched-objects';
import { ClusterView, FleetView } from '../fleet';
import { InstallationSnapshot, KeptStatus, noSurroundings } from '../store';
import { rawPlatformService } from './rawObjects';

/**
 * A snapshot with little in it.
 */
export function createSnapshot(
  cluster: string,
  name: string,
  options: {
    kind?: InstallationKind;
    health?: Health;
    since?: string;
    image?: string;
    running?: string[];
    message?: string;
    labels?: Record<string, string>;
  } = {},
): InstallationSnapshot {
  const kind = options.kind ?? 'PlatformService';
  const image = options.image ?? `ghcr.io/acme/${name}:v1.0.0`;
  const raw = rawPlatformService(name, { image });
  const { object } = parseProviderObject({
    ...raw,
    metadata: { ...raw.metadata, labels: options.labels },
    kind,
  });
  const status: KeptStatus = {
    health: options.health ?? 'Healthy',
    summary: {
      code: 'healthy',
      params: {},
      message: options.message ?? '1 of 1 ready',
    },
    reasons: [],
    since: options.since,
    partial: false,
    unreadKinds: [],
    conditions: [],
    generation: { wanted: 1, observed: 1 },
    init: { state: 'succeeded', failedAttempts: 0 },
    image: { wanted: image, running: options.running ?? [], differs: false },
  };
  return {
    cluster,
    kind,
    name,
    status,
    derivedAt: Date.parse('2026-01-01T12:00:00Z'),
    objects: {
      provider: object!,
      jobs: [],
      deployments: [],
      pods: [],
      events: [],
      unreadKinds: [],
    },
  };
}

/**
 * Clusters that hold these snapshots and were read just now.
 */
export function createFleetView(
  snapshots: InstallationSnapshot[],
  options: { asOf?: number; since?: number } = {},
): FleetView {
  const asOf = options.asOf ?? Date.parse('2026-01-01T12:00:00Z');
  const clusters = [...new Set(snapshots.map(each => each.cluster))].map(
    (name): ClusterView => ({
      definition: {
        name,
        title: `Title of ${name}`,
        namespaces: ['openmcp-system'],
        delivery: 'direct',
        simulated: true,
        problem: 'not connected in tests',
      },
      since: options.since ?? 0,
      status: {
        state: 'live',
        asOf,
        kinds: [
          {
            kind: 'PlatformService',
            group: 'openmcp.cloud',
            state: 'readable',
            since: 0,
            asOf,
          },
        ],
        surroundings: [],
        freshness: { asOf, stale: false },
        unreadKinds: [],
      },
      installations: () => snapshots.filter(each => each.cluster === name),
      surroundings: noSurroundings,
      countSurroundings: () => 0,
      installation: (kind, wanted) =>
        snapshots.find(
          each =>
            each.cluster === name && each.kind === kind && each.name === wanted,
        ),
    }),
  );
  return {
    revision: 'process.1',
    isComplete: true,
    clusters: () => clusters,
    cluster: name => clusters.find(each => each.definition.name === name),
  };
}

/** What those may do who may do nothing. */
export const noRights: ClusterRights = {
  apply: false,
  delete: false,
  override: false,
  force: false,
  hostPath: false,
  command: false,
};
