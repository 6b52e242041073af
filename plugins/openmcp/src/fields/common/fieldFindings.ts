import {
  checkPlatformService,
  ManifestFinding,
} from '@openmcp/backstage-plugin-openmcp-common';
import { FormVariable, toEntry } from './formValues';

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
  const { name, ...rest } = { ...FINE, ...checked };
  const spec =
    'env' in checked ? { ...rest, env: checked.env.map(toEntry) } : rest;
  const field = 'name' in checked ? 'name' : `spec.${Object.keys(checked)[0]}`;
  return checkPlatformService({ name, spec }).filter(finding =>
    finding.field.startsWith(field),
  );
}
