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
  const decisive = a.findIndex((value, index) => value !== b[index]);
  if (decisive < 0) {
    return 0;
  }
  const order = a[decisive] < b[decisive] ? -1 : 1;
  // Reversing turns what was asked for and leaves the rest readable.
  return descending && decisive < a.length - identityLength ? -order : order;
}

/**
 * Orders installations and keeps those after a position.
 *
 * @internal
 */
export function sortInstallations(
  snapshots: InstallationSnapshot[],
  { field, descending }: InstallationSort,
  after?: SortPosition,
): InstallationSnapshot[] {
  const positioned = snapshots.map(snapshot => ({
    snapshot,
    position: sortPositionOf(snapshot, field),
  }));
  const wanted = after
    ? positioned.filter(
        ({ position }) => comparePositions(position, after, descending) > 0,
      )
    : positioned;
  wanted.sort((a, b) => comparePositions(a.position, b.position, descending));
  return wanted.map(({ snapshot }) => snapshot);
}
