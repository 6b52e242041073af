import { splitImageReference } from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationSnapshot } from '../store';
import { InstallationQuery } from './InstallationQuery';

function imagesOf({ status }: InstallationSnapshot): string[] {
  return [status.image.wanted, ...status.image.running];
}

/**
 * Whether an installation matches all filters but that by health.
 *
 * @internal
 */
export function matchesQuery(
  snapshot: InstallationSnapshot,
  query: InstallationQuery,
): boolean {
  const { clusters, kinds, images, text } = query;
  if (clusters && !clusters.includes(snapshot.cluster)) {
    return false;
  }
  if (kinds && !kinds.includes(snapshot.kind)) {
    return false;
  }
  if (
    images &&
    !imagesOf(snapshot).some(
      image =>
        images.includes(image) ||
        images.includes(splitImageReference(image).repository),
    )
  ) {
    return false;
  }
  if (text) {
    const wanted = text.toLowerCase();
    return [
      snapshot.name,
      snapshot.status.summary.message,
      ...imagesOf(snapshot),
    ].some(each => each.toLowerCase().includes(wanted));
  }
  return true;
}
