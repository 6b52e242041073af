import {
  buildPlatformService,
  maskEnvironment,
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
): string {
  const { name, platformMode, spec } = toDryRun(values);
  return writeManifest(
    maskEnvironment(buildPlatformService({ name, platformMode, spec })),
  );
}
