import type { Findings } from '../findings';
import { entriesIn, fieldIn, textIn } from './reading';

const POLICIES = ['Honor', 'Ignore'];
const NAME = '[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?';
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const LABEL_KEY = new RegExp(`^(?:(${LABEL}(?:\\.${LABEL})*)/)?${NAME}$`);

/** Whether a text can be the key of a label. */
function isLabelKey(key: string): boolean {
  const match = LABEL_KEY.exec(key);
  return match !== null && (match[1] ?? '').length <= 253;
}

/**
 * Checks how pods are to be spread. A cluster takes any text and number here; the
 * Deployment is then refused (`ProviderInstallationFailed`, "Unsupported value",
 * "must be greater than zero"). What cannot be the key of a label is taken, but no
 * node has it.
 *
 * @remarks
 * Source: openmcp-operator, `internal/controllers/provider/install/deployment.go`,
 * and Kubernetes, `pkg/apis/core/validation/validation.go`.
 *
 * @internal
 */
export function checkTopology(spec: unknown, findings: Findings): void {
  for (const { position, entry } of entriesIn(
    spec,
    'topologySpreadConstraints',
  )) {
    const path = ['spec', 'topologySpreadConstraints', position];
    for (const name of ['maxSkew', 'minDomains']) {
      const value = fieldIn(entry, name);
      if (Number.isInteger(value) && (value as number) < 1) {
        findings.error([...path, name], 'out-of-range', {
          value: String(value),
          minimum: 1,
          maximum: 2147483647,
        });
      }
    }
    const oneOf = (name: string, allowed: readonly string[]) => {
      const value = textIn(entry, name);
      if (value !== undefined && !allowed.includes(value)) {
        findings.error([...path, name], 'not-one-of', { value, allowed });
      }
    };
    oneOf('whenUnsatisfiable', ['DoNotSchedule', 'ScheduleAnyway']);
    oneOf('nodeAffinityPolicy', POLICIES);
    oneOf('nodeTaintsPolicy', POLICIES);
    if (
      fieldIn(entry, 'minDomains') !== undefined &&
      textIn(entry, 'whenUnsatisfiable') === 'ScheduleAnyway'
    ) {
      findings.error([...path, 'minDomains'], 'topology-combination', {
        name: 'minDomains',
        other: 'whenUnsatisfiable: DoNotSchedule',
      });
    }
    const key = textIn(entry, 'topologyKey');
    if (key === '') {
      findings.error([...path, 'topologyKey'], 'empty');
    } else if (key !== undefined && !isLabelKey(key)) {
      findings.warning([...path, 'topologyKey'], 'topology-key', { key });
    }
    const keys = fieldIn(entry, 'matchLabelKeys');
    (Array.isArray(keys) ? keys : []).forEach((labelKey, index) => {
      if (typeof labelKey === 'string' && !isLabelKey(labelKey)) {
        findings.error([...path, 'matchLabelKeys', index], 'topology-key', {
          key: labelKey,
        });
      }
    });
  }
}
