import type { Findings, Path } from '../findings';
import { RESERVED_ENVIRONMENT_NAMES } from '../types';
import { entriesIn, fieldIn, textIn } from './reading';

/**
 * Checks the name of a variable. The operator sets four variables itself and
 * makes no init Job when one of them is given, too (`InitJobCreationFailed`,
 * "environment variable is not unique"); Kubernetes 1.32 and newer take printable
 * ASCII without `=` (apimachinery `pkg/util/validation/validation.go`), older
 * ones letters, digits, `_`, `-` and `.` alone.
 *
 * @internal
 */
export function checkEnvironmentName(
  name: string,
  path: Path,
  findings: Findings,
): void {
  const isReserved = (RESERVED_ENVIRONMENT_NAMES as readonly string[]).includes(
    name,
  );
  if (isReserved) {
    findings.error(path, 'env-reserved', { name });
  } else if (!/^[ -<>-~]+$/.test(name)) {
    findings.error(path, 'env-name', { name });
  } else if (!/^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(name)) {
    findings.warning(path, 'env-name-unusual', { name });
  }
}

/**
 * Checks the variables of a spec.
 *
 * @internal
 */
export function checkEnvironment(spec: unknown, findings: Findings): void {
  for (const { position, entry } of entriesIn(spec, 'env')) {
    const path = ['spec', 'env', position];
    const name = textIn(entry, 'name');
    if (name) {
      checkEnvironmentName(name, [...path, 'name'], findings);
    }
    if (
      fieldIn(entry, 'keep') === true &&
      fieldIn(entry, 'value') !== undefined
    ) {
      findings.error([...path, 'value'], 'env-keep-with-value', {
        name: name ?? '',
      });
    }
  }
}
