import {
  checkPlatformService,
  ManifestFinding,
} from '@openmcp/backstage-plugin-openmcp-common';
import { FormVariable } from './formValues';

/** Stands in for what is not checked, so that it has no findings. */
const FINE = { name: 'name', image: 'registry.example/name:tag' };

/**
 * What is wrong with one field before any cluster is asked: the rules that the
 * backend applies to every request.
 *
 * @internal
 */
export function fieldFindings(
  checked:
    | { name: string }
    | { image: string }
    | { env: readonly FormVariable[] },
): ManifestFinding[] {
  const { name, ...spec } = { ...FINE, ...checked };
  const field = 'name' in checked ? 'name' : `spec.${Object.keys(checked)[0]}`;
  return checkPlatformService({ name, spec }).filter(finding =>
    finding.field.startsWith(field),
  );
}
