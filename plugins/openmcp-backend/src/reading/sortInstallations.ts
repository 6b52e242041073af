import { HEALTHS } from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationSnapshot } from '../store';
import { InstallationSort, SortPosition } from './InstallationQuery';

/** Undecided comparisons end with what identifies an installation. */
const identityLength = 3;

function sinceOf({ status }: InstallationSnapshot): number {
  return Date.parse(status.since ?? '') || 0;
}

function primaryValues(
  snapshot: InstallationSnapshot,
  field: InstallationSort['field'],
): SortPosition {
  switch (field) {
    case 'severity':
      return [HEALTHS.indexOf(snapshot.status.health), -sinceOf(snapshot)];
    case 'name':
      return [snapshot.name];
    case 'kind':
      return [snapshot.kind];
    case 'cluster':
      return [snapshot.cluster];
    case 'image':
      return [snapshot.status.image.wanted];
    default:
      return [sinceOf(snapshot)];
  }
}

/**
 * The values that an installation is ordered by, most important first.
 *
 * @internal
 */
export function sortPositionOf(
  snapshot: InstallationSnapshot,
  field: InstallationSort['field'],
): SortPosition {
  return [
    ...primaryValues(snapshot, field),
    snapshot.cluster,
    snapshot.kind,
    snapshot.name,
  ];
}

function comparePositions(
  a: SortPosition,
  b: SortPosition,
  descending: boolean,
): number {
  let decisive = 0;
  while (decisive < a.length && a[decisive] === b[decisive]) {
    decisive += 1;
  }
  if (decisive === a.length) {
    return 0;
  }
  const order = a[decisive] < b[decisive] ? -1 : 1;
  // Reversing turns what was asked for and leaves the rest readable.
  return descending && decisive < a.length - identityLength ? -order : order;
}

interface Positioned {
  snapshot: InstallationSnapshot;
  position: SortPosition;
}

/** Keeps a sorted list sorted, and no longer than wanted. */
function insert(
  sorted: Positioned[],
  candidate: Positioned,
  most: number,
  compare: (a: SortPosition, b: SortPosition) => number,
): void {
  const { position } = candidate;
  const last = sorted.at(-1);
  if (last && sorted.length >= most && compare(last.position, position) <= 0) {
    return;
  }
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (compare(sorted[middle].position, position) <= 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  sorted.splice(low, 0, candidate);
  if (sorted.length > most) {
    sorted.pop();
  }
}

/**
 * Finds the first installations after a position among any number of them. To find a
 * page is much less work than to put all of thousands into order.
 *
 * @internal
 */
export class FirstInstallations {
  private readonly sorted: Positioned[] = [];

  /**
   * @param most - how many are wanted
   */
  constructor(
    private readonly sort: InstallationSort,
    private readonly most: number,
    private readonly after?: SortPosition,
  ) {}

  /** One that may be among them. */
  add(snapshot: InstallationSnapshot): void {
    const { field, descending } = this.sort;
    const compare = (a: SortPosition, b: SortPosition) =>
      comparePositions(a, b, descending);
    const position = sortPositionOf(snapshot, field);
    if (!this.after || compare(position, this.after) > 0) {
      insert(this.sorted, { snapshot, position }, this.most, compare);
    }
  }

  /** In their order. */
  get all(): InstallationSnapshot[] {
    return this.sorted.map(({ snapshot }) => snapshot);
  }
}
