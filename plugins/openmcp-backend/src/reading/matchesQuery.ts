import { InstallationSnapshot } from '../store';
import { InstallationQuery } from './InstallationQuery';

/** `registry:5000/a/b:v1@sha256:...` is of the repository `registry:5000/a/b`. */
function repositoryOf(image: string): string {
  const untilDigest = image.split('@')[0];
  const colon = untilDigest.lastIndexOf(':');
  return colon > untilDigest.lastIndexOf('/')
    ? untilDigest.slice(0, colon)
    : untilDigest;
}

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
      image => images.includes(image) || images.includes(repositoryOf(image)),
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
