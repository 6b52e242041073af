import { FurtherSpec } from '../common';

/**
 * Where the content of a volume comes from.
 *
 * @internal
 */
export type VolumeSource = 'secret' | 'configMap' | 'emptyDir' | 'hostPath';

/**
 * A volume with the place where it is mounted, as the form shows it.
 *
 * @internal
 */
export interface VolumeRow {
  source: VolumeSource;
  /** Name of the Secret or ConfigMap, or the path on the node. */
  reference: string;
  mountPath: string;
  readOnly: boolean;
}

type VolumeSpec = Pick<FurtherSpec, 'extraVolumes' | 'extraVolumeMounts'>;

function textIn(value: unknown, name: string): string {
  const text = Object(value)[name];
  return typeof text === 'string' ? text : '';
}

function nameOf({ reference, source }: VolumeRow, position: number): string {
  const base = `${source}-${reference}`
    .toLocaleLowerCase('en-US')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 55)
    .replace(/^-+|-+$/g, '');
  return `${base}-${position + 1}`;
}

function sourceOf({ reference, source }: VolumeRow): Record<string, unknown> {
  switch (source) {
    case 'secret':
      return { secret: { secretName: reference } };
    case 'configMap':
      return { configMap: { name: reference } };
    case 'hostPath':
      return { hostPath: { path: reference } };
    default:
      return { emptyDir: {} };
  }
}

/**
 * The volumes and their mounts, as a PlatformService has them.
 *
 * @internal
 */
export function toVolumeSpec(rows: readonly VolumeRow[]): VolumeSpec {
  return {
    extraVolumes: rows.map((row, position) => ({
      name: nameOf(row, position),
      ...sourceOf(row),
    })),
    extraVolumeMounts: rows.map((row, position) => ({
      name: nameOf(row, position),
      mountPath: row.mountPath,
      ...(row.readOnly && { readOnly: true }),
    })),
  };
}

/**
 * Reads volumes back into rows; those that no row can show are left out.
 *
 * @internal
 */
export function toVolumeRows({
  extraVolumeMounts = [],
  extraVolumes = [],
}: VolumeSpec): VolumeRow[] {
  return extraVolumeMounts.flatMap(mount => {
    const volume = extraVolumes.find(({ name }) => name === mount.name);
    const source = (
      ['secret', 'configMap', 'emptyDir', 'hostPath'] as const
    ).find(each => volume?.[each] !== undefined);
    if (!volume || !source) {
      return [];
    }
    const key = { secret: 'secretName', configMap: 'name', hostPath: 'path' };
    return [
      {
        source,
        reference:
          source === 'emptyDir' ? '' : textIn(volume[source], key[source]),
        mountPath: mount.mountPath,
        readOnly: mount.readOnly === true,
      },
    ];
  });
}
