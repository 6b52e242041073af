import type { Findings } from '../findings';
import { fieldIn } from './reading';

/**
 * Checks where metrics are served. A cluster takes any number as port; the
 * Deployment is then refused (`ProviderInstallationFailed`, "must be between 1 and
 * 65535"). Where metrics are disabled, the port is not looked at.
 *
 * @remarks
 * Source: openmcp-operator, `api/provider/v1alpha1/deployment_types.go` and
 * `internal/controllers/provider/install/deployment.go`.
 *
 * @internal
 */
export function checkMetrics(spec: unknown, findings: Findings): void {
  const metrics = fieldIn(spec, 'metrics');
  const port = fieldIn(metrics, 'port');
  if (fieldIn(metrics, 'disabled') === true) {
    return;
  }
  if (
    Number.isInteger(port) &&
    ((port as number) < 1 || (port as number) > 65535)
  ) {
    findings.error(['spec', 'metrics', 'port'], 'out-of-range', {
      value: String(port),
      minimum: 1,
      maximum: 65535,
    });
  }
}
