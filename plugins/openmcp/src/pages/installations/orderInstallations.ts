import {
  HEALTHS,
  INSTALLATION_KINDS,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../time';
import { ListFilters, SortColumn } from './listFilters';

/**
 * Identifies an installation on all clusters.
 *
 * @internal
 */
export function installationId(
  item: Pick<InstallationItem, 'cluster' | 'kind' | 'name'>,
): string {
  return `${item.cluster}/${item.kind}/${item.name}`;
}

function contains(item: InstallationItem, text: string): boolean {
  return [item.name, item.image.wanted, item.summary.message].some(value =>
    value.toLocaleLowerCase().includes(text),
  );
}

/**
 * Whether an installation passes every filter; `health` can be left out of it,
 * which the counts by health need.
 *
 * @internal
 */
export function matchesFilters(
  item: InstallationItem,
  filters: ListFilters,
  options: { ignoreHealth?: boolean } = {},
): boolean {
  const text = filters.q.trim().toLocaleLowerCase();
  const oneOf = <T>(values: T[], value: T) =>
    values.length === 0 || values.includes(value);
  return (
    (options.ignoreHealth || oneOf(filters.health, item.health)) &&
    oneOf(filters.cluster, item.cluster) &&
    oneOf(filters.kind, item.kind) &&
    (text === '' || contains(item, text))
  );
}

type Compare = (left: InstallationItem, right: InstallationItem) => number;

const collator = new Intl.Collator(undefined, { numeric: true });

const newestFirst: Compare = (left, right) =>
  (parseTime(right.since) ?? 0) - (parseTime(left.since) ?? 0);

const COMPARES: Record<SortColumn, Compare> = {
  severity: (left, right) =>
    HEALTHS.indexOf(left.health) - HEALTHS.indexOf(right.health),
  name: (left, right) => collator.compare(left.name, right.name),
  kind: (left, right) =>
    INSTALLATION_KINDS.indexOf(left.kind) -
    INSTALLATION_KINDS.indexOf(right.kind),
  cluster: (left, right) => collator.compare(left.cluster, right.cluster),
  image: (left, right) => collator.compare(left.image.wanted, right.image.wanted),
  since: newestFirst,
};

/**
 * The rows to show, in order. Equal rows are ordered by newest change, then by
 * name, so that the order does not depend on how the data came.
 *
 * @internal
 */
export function orderInstallations(
  items: Iterable<InstallationItem>,
  filters: ListFilters,
): string[] {
  const { column, reversed } = filters.sort;
  const direction = reversed ? -1 : 1;
  return [...items]
    .filter(item => matchesFilters(item, filters))
    .sort(
      (left, right) =>
        direction * COMPARES[column](left, right) ||
        newestFirst(left, right) ||
        COMPARES.name(left, right) ||
        collator.compare(installationId(left), installationId(right)),
    )
    .map(installationId);
}
