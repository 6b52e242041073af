import {
  buildPlatformService,
  maskEnvironment,
  MASKED_VALUE,
} from '@openmcp/backstage-plugin-openmcp-common';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { FormValues, toDryRun } from '../common';

/**
 * The manifest that would be asked for, for when no cluster can be asked; values
 * of variables are masked.
 *
 * @internal
 */
export function previewManifest(
  values: FormValues & { name: string; image: string },
  options: { isUpdate: boolean },
): string {
  const { name, platformMode, spec } = toDryRun(values, options);
  // What is kept is known to the cluster alone.
  const env = spec.env?.map(({ keep, ...entry }) =>
    keep ? { ...entry, value: MASKED_VALUE } : entry,
  );
  return writeManifest(
    maskEnvironment(
      buildPlatformService({ name, platformMode, spec: { ...spec, env } }),
    ),
  );
}
