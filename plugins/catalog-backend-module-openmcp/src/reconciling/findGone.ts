import { WholeLandscape } from '../landscape';
import { clusterOfLocation } from '../mapping';
import { CatalogSettings } from '../settings';
import { KnownEntity } from './KnownEntity';

/**
 * Entities that are to go, by the reason.
 *
 * @internal
 */
export interface GoneEntities {
  /** Because the configuration says so. */
  unwanted: KnownEntity[];
  /** Because a cluster that was read does not have them any more; by cluster. */
  absent: Map<string, KnownEntity[]>;
}

function keyOf(cluster: string, kind: string, name: string): string {
  return JSON.stringify([cluster, kind, name]);
}

/**
 * Finds what is in the catalog and should not be. What is missing only because
 * something could not be read is not among it.
 *
 * @param known - what is in the catalog
 * @param wanted - references of the entities that are wanted
 * @internal
 */
export function findGone(
  known: readonly KnownEntity[],
  wanted: ReadonlySet<string>,
  { clusters, installations, complete }: WholeLandscape,
  settings: CatalogSettings,
): GoneEntities {
  const there = new Set(
    installations.map(({ cluster, kind, name }) => keyOf(cluster, kind, name)),
  );
  const gone: GoneEntities = { unwanted: [], absent: new Map() };
  for (const entity of known) {
    const name = clusterOfLocation(entity.location);
    if (name === undefined || wanted.has(entity.entityRef)) {
      continue;
    }
    const cluster = clusters.get(name);
    const { kind } = entity;
    if (!cluster) {
      if (complete) {
        gone.unwanted.push(entity);
      }
    } else if (!kind || entity.name === undefined || !settings.installations) {
      gone.unwanted.push(entity);
    } else if (there.has(keyOf(name, kind, entity.name))) {
      // It is there, and yet not wanted, or under another name.
      gone.unwanted.push(entity);
    } else if (cluster.confirmed.has(kind)) {
      const absent = gone.absent.get(name) ?? [];
      absent.push(entity);
      gone.absent.set(name, absent);
    }
  }
  return gone;
}
