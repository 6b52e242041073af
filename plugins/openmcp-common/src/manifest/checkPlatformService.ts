import {
  checkAgainstSchema,
  checkEnvironment,
  checkImage,
  checkMetrics,
  checkMounts,
  checkName,
  checkSize,
  checkTopology,
  checkVolumes,
  fieldIn,
} from './checks';
import { Findings, ManifestFinding } from './findings';
import { platformServiceSchema } from './schema';

/**
 * Checks name and spec of a PlatformService before a cluster sees them: all that
 * the schema of the CRD refuses, and what a cluster takes although the operator
 * cannot start it. A spec without findings of severity `error` is taken by the
 * API server.
 *
 * @remarks
 * Sources: openmcp-operator,
 * `api/crds/manifests/openmcp.cloud_platformservices.yaml` and
 * `internal/controllers/provider/install`.
 *
 * @param platformService - whatever came in: nothing is expected of its types
 * @returns errors first; at most about a hundred
 * @public
 */
export function checkPlatformService(platformService: {
  name: unknown;
  spec: unknown;
}): ManifestFinding[] {
  const findings = new Findings();
  const spec = fieldIn(platformService, 'spec');
  checkName(fieldIn(platformService, 'name'), findings);
  if (spec === undefined) {
    findings.error(['spec'], 'missing', { name: 'spec' });
  } else if (checkSize(spec, findings)) {
    checkAgainstSchema(spec, platformServiceSchema, ['spec'], findings);
    checkImage(spec, findings);
    checkEnvironment(spec, findings);
    checkVolumes(spec, findings);
    checkMounts(spec, findings);
    checkTopology(spec, findings);
    checkMetrics(spec, findings);
  }
  return findings.toList();
}
