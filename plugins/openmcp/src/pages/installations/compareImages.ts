import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * The images of one name on several clusters.
 *
 * @internal
 */
export interface ImageComparison {
  key: string;
  kind: InstallationItem['kind'];
  name: string;
  /** By cluster; missing where it is not installed. */
  byCluster: ReadonlyMap<string, InstallationItem>;
  /** Whether clusters want different images. */
  differs: boolean;
}

/**
 * Puts installations of the same kind and name side by side, those that differ
 * first.
 *
 * @internal
 */
export function compareImages(items: readonly InstallationItem[]): {
  clusters: string[];
  rows: ImageComparison[];
} {
  const clusters = [...new Set(items.map(({ cluster }) => cluster))].sort();
  const rows = new Map<string, Map<string, InstallationItem>>();
  for (const item of items) {
    const key = `${item.kind}/${item.name}`;
    const row = rows.get(key) ?? new Map<string, InstallationItem>();
    rows.set(key, row.set(item.cluster, item));
  }
  const compared = [...rows].map(([key, byCluster]): ImageComparison => {
    const [{ kind, name }] = byCluster.values();
    const images = new Set([...byCluster.values()].map(i => i.image.wanted));
    return { key, kind, name, byCluster, differs: images.size > 1 };
  });
  compared.sort(
    (left, right) =>
      Number(right.differs) - Number(left.differs) ||
      left.name.localeCompare(right.name) ||
      left.kind.localeCompare(right.kind),
  );
  return { clusters, rows: compared };
}
