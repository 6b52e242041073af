import {
  ChangeList,
  InstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Changes by what has to be looked at.
 *
 * @internal
 */
export interface GroupedChanges {
  groups: Array<{ cluster: string; kind: InstallationKind; names: string[] }>;
  clusters: Map<string, { removed: boolean }>;
  /** How many installations changed. */
  count: number;
  /** Whether another provider may be installed than before. */
  hasCatalog: boolean;
}

/**
 * Puts changes together that one question answers.
 *
 * @internal
 */
export function groupChanges(changes: ChangeList['items']): GroupedChanges {
  const groups = new Map<string, GroupedChanges['groups'][number]>();
  const clusters = new Map<string, { removed: boolean }>();
  const names = new Set<string>();
  let hasCatalog = false;
  for (const change of changes) {
    if (change.type === 'installation') {
      const { cluster, kind, name } = change;
      const key = JSON.stringify([cluster, kind]);
      const whole = JSON.stringify([cluster, kind, name]);
      const group = groups.get(key) ?? { cluster, kind, names: [] };
      if (!names.has(whole)) {
        names.add(whole);
        group.names.push(name);
      }
      groups.set(key, group);
    } else if (change.type === 'cluster') {
      const { cluster, removed } = change;
      clusters.set(cluster, { removed });
    } else {
      hasCatalog = true;
    }
  }
  return {
    groups: [...groups.values()],
    clusters,
    count: names.size,
    hasCatalog,
  };
}
