import { InstallationSnapshot } from '../store';
import { ImageNames } from './ImageNames';
import { InstallationQuery } from './InstallationQuery';

type Filter = (snapshot: InstallationSnapshot) => boolean;

function imagesOf({ status }: InstallationSnapshot): string[] {
  return [status.image.wanted, ...status.image.running];
}

/** Repositories match whatever the tag, whole references only themselves. */
function filterImages(wanted: readonly string[], names: ImageNames): Filter {
  const repositories = new Set<string>();
  const references = new Set<string>();
  for (const image of wanted) {
    const { repository, tag, digest } = names.parse(image);
    if (tag === undefined && digest === undefined) {
      repositories.add(repository);
    } else {
      references.add(names.toUpstream(image));
    }
  }
  return snapshot =>
    imagesOf(snapshot).some(
      image =>
        repositories.has(names.parse(image).repository) ||
        references.has(names.toUpstream(image)),
    );
}

function filterText(text: string): Filter {
  const wanted = text.toLowerCase();
  return snapshot =>
    [
      snapshot.name,
      snapshot.status.summary.message,
      ...imagesOf(snapshot),
    ].some(each => each.toLowerCase().includes(wanted));
}

/** What is not known since when matches no time. */
function filterTime(from: number = -Infinity, to: number = Infinity): Filter {
  return ({ status }) => {
    const since = Date.parse(status.since ?? '');
    return since >= from && since < to;
  };
}

/**
 * Tells which installations match all filters but that by health.
 *
 * @internal
 */
export function createQueryFilter(
  query: InstallationQuery,
  names: ImageNames,
): Filter {
  const { clusters, kinds, images, text, changedFrom, changedTo } = query;
  const filters: Filter[] = [];
  if (clusters) {
    filters.push(({ cluster }) => clusters.includes(cluster));
  }
  if (kinds) {
    filters.push(({ kind }) => kinds.includes(kind));
  }
  if (changedFrom !== undefined || changedTo !== undefined) {
    filters.push(filterTime(changedFrom, changedTo));
  }
  if (images) {
    filters.push(filterImages(images, names));
  }
  if (text) {
    filters.push(filterText(text));
  }
  return snapshot => filters.every(matches => matches(snapshot));
}
