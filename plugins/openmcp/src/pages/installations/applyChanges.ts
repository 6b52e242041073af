import {
  Installation,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { OpenmcpApi } from '../../api';
import { installationId } from '../common';
import type { Installations } from './useInstallations';

/** More changes than this are cheaper to get with the whole list. */
const MOST_CHANGES = 25;

function hasStatus(error: unknown, status: number): boolean {
  const { statusCode, response } = Object(error) as {
    statusCode?: number;
    response?: { status?: number };
  };
  return (statusCode ?? response?.status) === status;
}

function toItem(installation: Installation): InstallationItem {
  const { cluster, createdAt, freshness, generation, health, image } =
    installation;
  const { kind, managedByOperator, name, partial, restarts } = installation;
  const { simulated, since, summary, uid } = installation;
  return {
    cluster,
    kind,
    name,
    uid,
    createdAt,
    health,
    summary,
    since,
    freshness,
    partial,
    image,
    pods: installation.podCounts,
    restarts,
    generation,
    managedByOperator,
    simulated,
  };
}

/**
 * Brings a long list up to date by asking for what changed, and nothing else.
 *
 * @returns undefined where the whole list has to be asked for: too much changed, what
 * is known of a cluster is another, or the backend process is another
 * @internal
 */
export async function applyChanges(
  api: OpenmcpApi,
  before: Installations,
  signal: AbortSignal,
): Promise<Installations | undefined> {
  const changes = await api
    .getChanges({ after: before.revision, timeoutSeconds: 0 }, { signal })
    .catch(error => {
      if (hasStatus(error, 410)) {
        return undefined;
      }
      throw error;
    });
  if (!changes || !Array.isArray(changes.items)) {
    return undefined;
  }
  const changed = [];
  for (const change of changes.items) {
    if (change.type === 'cluster') {
      return undefined;
    }
    if (change.type === 'installation') {
      changed.push(change);
    }
  }
  if (changed.length > MOST_CHANGES) {
    return undefined;
  }
  const items = new Map(before.items.map(item => [installationId(item), item]));
  await Promise.all(
    changed.map(async change => {
      const id = installationId(change);
      const now = change.removed
        ? undefined
        : await api.getInstallation(change, { signal }).catch(error => {
            if (hasStatus(error, 404)) {
              return undefined;
            }
            throw error;
          });
      if (now) {
        items.set(id, toItem(now));
      } else {
        items.delete(id);
      }
    }),
  );
  return {
    ...before,
    revision: changes.revision,
    items: changed.length > 0 ? [...items.values()] : before.items,
    totalItems: items.size,
  };
}
