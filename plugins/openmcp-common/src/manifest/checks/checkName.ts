import type { Findings } from '../findings';
import { LONGEST_PLATFORM_SERVICE_NAME } from '../types';
import { typeOf } from './reading';

/**
 * Checks the name of a PlatformService. A cluster takes any DNS subdomain of 253
 * characters; what is refused here besides ends later. A name of more than 55
 * characters: the init Job cannot be made (`InitJobCreationFailed`, "must be no
 * more than 63 bytes"). A name with a dot: the Deployment cannot be made, because
 * its container has the same name (`ProviderInstallationFailed`, "must not
 * contain dots").
 *
 * @remarks
 * Source: openmcp-operator, `internal/controllers/provider/install/values.go`,
 * `job.go` and `deployment.go`.
 *
 * @internal
 */
export function checkName(name: unknown, findings: Findings): void {
  const path = ['name'];
  if (name === undefined || name === '') {
    findings.error(path, 'missing', { name: 'name' });
    return;
  }
  if (typeof name !== 'string') {
    findings.error(path, 'wrong-type', {
      expected: 'text',
      actual: typeOf(name),
    });
    return;
  }
  const params = { name, limit: LONGEST_PLATFORM_SERVICE_NAME };
  if (/^[a-z0-9.-]+$/.test(name) && name.includes('.')) {
    findings.error(path, 'name-with-dots', params);
  } else if (!/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name)) {
    findings.error(path, 'name-format', params);
  } else if (name.length > LONGEST_PLATFORM_SERVICE_NAME) {
    findings.error(path, 'name-too-long', { ...params, length: name.length });
  }
}
