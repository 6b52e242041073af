import {
  HistoryChange,
  HistoryList,
  InstallationHistory,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ago, HOUR, MINUTE } from './exampleClusters';

/**
 * What happened to the installation behind a row: it was created and came up; one
 * that is Degraded then got an image whose init Job fails.
 */
export function exampleHistory(
  item: InstallationItem,
  formerImage: string,
): InstallationHistory {
  const { cluster, kind, name, uid } = item;
  const change = (
    type: HistoryChange['type'],
    milliseconds: number,
    rest: Partial<HistoryChange>,
  ): HistoryChange => ({
    cluster,
    kind,
    name,
    uid,
    type,
    at: ago(milliseconds),
    ...rest,
  });
  const failures = [5, 4, 3, 2, 1].map(number =>
    change('init-failed', 11 * HOUR - number * 2 * MINUTE, {
      before: String(number - 1),
      after: String(number),
      failure: { exitCode: 1, message: 'no credentials for object store' },
    }),
  );
  const created = [
    change('health', 50 * HOUR - MINUTE, {
      before: 'Progressing',
      after: 'Healthy',
    }),
    change('created', 50 * HOUR, { after: formerImage }),
  ];
  const failed = [
    change('health', 11 * HOUR - 2 * MINUTE, {
      before: 'Progressing',
      after: 'Degraded',
      summary: item.summary,
    }),
    change('health', 11 * HOUR - MINUTE, {
      before: 'Healthy',
      after: 'Progressing',
    }),
    change('image-wanted', 11 * HOUR, {
      before: formerImage,
      after: item.image.wanted,
    }),
  ];
  return {
    state: 'read',
    isComplete: true,
    items:
      item.health === 'Degraded'
        ? [...failures, ...failed, ...created]
        : created,
    gaps: [
      {
        cluster,
        from: ago(20 * HOUR),
        to: ago(19 * HOUR),
        state: 'unreachable',
        reason: {
          code: 'connection-refused',
          params: {},
          message: 'connection refused',
        },
      },
    ],
    keptSince: ago(72 * HOUR),
  };
}

/** What happened to all of them, newest first. */
export function exampleHistoryList(
  items: readonly InstallationItem[],
): HistoryList {
  const histories = items.map(item => exampleHistory(item, item.image.wanted));
  const changes = histories
    .flatMap(history => history.items)
    .sort((left, right) => right.at.localeCompare(left.at));
  return {
    items: changes.slice(0, 20),
    totalItems: changes.length,
    gaps: histories[0]?.gaps ?? [],
    keptSince: ago(72 * HOUR),
    etag: 'history',
  };
}
