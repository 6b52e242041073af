import {
  checkPlatformService,
  ManifestFinding,
} from '@openmcp/backstage-plugin-openmcp-common';
import { FurtherSettings } from '../common';

/** Stands in for what is not checked here. */
const FINE = { name: 'name', image: 'registry.example/name:tag' };

/**
 * What is wrong with further settings before any cluster is asked: the rules that
 * the backend applies to every request. Errors only.
 *
 * @internal
 */
export function furtherProblems({ spec }: FurtherSettings): ManifestFinding[] {
  return checkPlatformService({
    name: FINE.name,
    spec: { image: FINE.image, ...spec },
  }).filter(({ severity }) => severity === 'error');
}
