import {
  InstallationItem,
  isManagedByOperator,
} from '@openmcp/backstage-plugin-openmcp-common';
import { digest } from '../../digest';
import { InstallationSnapshot } from '../../store';
import { pickCatalogAnnotations } from './pickCatalogAnnotations';

/**
 * The part of a list item that follows from the snapshot alone.
 *
 * @internal
 */
export interface SerializedItem {
  /** JSON members without the braces around them. */
  members: string;
  digest: string;
}

function describeItem(
  snapshot: InstallationSnapshot,
): Omit<InstallationItem, 'freshness' | 'simulated'> {
  const { cluster, kind, name, objects, status } = snapshot;
  return {
    cluster,
    kind,
    name,
    uid: objects.provider.uid,
    createdAt: objects.provider.creationTimestamp,
    health: status.health,
    summary: status.summary,
    since: status.since,
    partial: status.partial,
    image: status.image,
    pods: {
      ready: status.podsReady ?? null,
      wanted: status.podsWanted ?? null,
    },
    restarts: status.restarts ?? null,
    generation: status.generation,
    managedByOperator: isManagedByOperator(objects.provider),
    annotations: pickCatalogAnnotations(objects.provider.annotations),
  };
}

/**
 * Turns each snapshot into JSON once, however often it is asked for. Snapshots
 * never change, and what is not needed any more goes with them.
 *
 * @internal
 */
export class InstallationItemCache {
  private readonly items = new WeakMap<InstallationSnapshot, SerializedItem>();

  get(snapshot: InstallationSnapshot): SerializedItem {
    const known = this.items.get(snapshot);
    if (known) {
      return known;
    }
    const members = JSON.stringify(describeItem(snapshot)).slice(1, -1);
    const item = { members, digest: digest([members]) };
    this.items.set(snapshot, item);
    return item;
  }
}
