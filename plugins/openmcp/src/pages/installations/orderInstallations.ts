import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../time';
import { GroupOf } from './groupRows';
import { ListFilters, SortColumn } from './listFilters';
import { rowFacts } from './rowFacts';

type Match = (item: InstallationItem) => boolean;

/**
 * Makes the test whether an installation passes every filter. `health` can be
 * left out of it, which the counts by health need.
 *
 * @internal
 */
export function createMatch(
  filters: ListFilters,
  options: { ignoreHealth?: boolean } = {},
): Match {
  const text = filters.q.trim().toLocaleLowerCase();
  const tests: Match[] = [];
  if (filters.health.length > 0 && !options.ignoreHealth) {
    tests.push(item => filters.health.includes(item.health));
  }
  if (filters.cluster.length > 0) {
    tests.push(item => filters.cluster.includes(item.cluster));
  }
  if (filters.kind.length > 0) {
    tests.push(item => filters.kind.includes(item.kind));
  }
  const from = parseTime(filters.changedFrom);
  const to = parseTime(filters.changedTo);
  if (from !== undefined) {
    tests.push(item => rowFacts(item).since >= from);
  }
  if (to !== undefined) {
    // What is not known since when is in no time.
    tests.push(item => {
      const { since } = rowFacts(item);
      return since > 0 && since < to;
    });
  }
  if (text) {
    tests.push(item => rowFacts(item).text.includes(text));
  }
  return item => tests.every(test => test(item));
}

type Compare = (left: InstallationItem, right: InstallationItem) => number;

const collator = new Intl.Collator(undefined, { numeric: true });

const COMPARES: Record<SortColumn, Compare> = {
  severity: (left, right) => rowFacts(left).severity - rowFacts(right).severity,
  name: (left, right) => collator.compare(left.name, right.name),
  kind: (left, right) => rowFacts(left).kind - rowFacts(right).kind,
  cluster: (left, right) => collator.compare(left.cluster, right.cluster),
  image: (left, right) =>
    collator.compare(left.image.wanted, right.image.wanted),
  since: (left, right) => rowFacts(right).since - rowFacts(left).since,
};

/** What belongs to no group comes last. */
function compareGroups(
  left: string | undefined,
  right: string | undefined,
): number {
  if (left === undefined || right === undefined) {
    return Number(left === undefined) - Number(right === undefined);
  }
  return collator.compare(left, right);
}

/**
 * The rows to show, in order, group by group. Equal rows are ordered by newest change, then by
 * name, so that the order does not depend on how the data came.
 *
 * @internal
 */
export function orderInstallations(
  items: Iterable<InstallationItem>,
  filters: ListFilters,
  groupOf?: GroupOf,
): string[] {
  const { column, reversed } = filters.sort;
  const direction = reversed ? -1 : 1;
  const compare = COMPARES[column];
  return [...items]
    .filter(createMatch(filters))
    .sort(
      (left, right) =>
        (groupOf ? compareGroups(groupOf(left), groupOf(right)) : 0) ||
        direction * compare(left, right) ||
        COMPARES.since(left, right) ||
        COMPARES.name(left, right) ||
        collator.compare(rowFacts(left).id, rowFacts(right).id),
    )
    .map(item => rowFacts(item).id);
}
