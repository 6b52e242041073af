import { PlatformServiceSpec } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What the field of further settings can set.
 *
 * @internal
 */
export type FurtherSpec = Pick<
  PlatformServiceSpec,
  | 'imagePullSecrets'
  | 'initCommand'
  | 'runCommand'
  | 'extraVolumes'
  | 'extraVolumeMounts'
  | 'topologySpreadConstraints'
  | 'metrics'
>;

/**
 * Further settings as the form keeps them.
 *
 * @internal
 */
export interface FurtherSettings {
  spec: FurtherSpec;
  /** Takes fields over from their owners. */
  force: boolean;
}

const LISTS = [
  'imagePullSecrets',
  'initCommand',
  'runCommand',
  'extraVolumes',
  'extraVolumeMounts',
  'topologySpreadConstraints',
] as const;

function isData(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads further settings, whatever a template or an address put there. What a
 * field of them holds is checked where it is used.
 *
 * @internal
 */
export function readFurtherSettings(value: unknown): FurtherSettings {
  const data = isData(value) ? value : {};
  const given = isData(data.spec) ? data.spec : {};
  const lists = LISTS.flatMap(field =>
    Array.isArray(given[field]) ? [[field, given[field]] as const] : [],
  );
  return {
    spec: {
      ...(Object.fromEntries(lists) as FurtherSpec),
      ...(isData(given.metrics) && {
        metrics: given.metrics as FurtherSpec['metrics'],
      }),
    },
    force: data.force === true,
  };
}
