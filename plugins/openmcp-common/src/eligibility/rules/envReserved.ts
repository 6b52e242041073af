import { answer, remedy } from '../engine/answers';
import type { EligibilityRule } from './EligibilityRule';

/**
 * Names that the operator sets in both pods; a second one of a name makes the Job
 * fail (openmcp-operator internal/controllers/provider/install/values.go).
 */
const RESERVED = [
  'POD_NAME',
  'POD_NAMESPACE',
  'POD_IP',
  'POD_SERVICE_ACCOUNT_NAME',
];

/** What names of secret values end with. */
const SECRET =
  /(?:PASSWORD|PASSWD|TOKEN|SECRET|SECRET_KEY|API_?KEY|PRIVATE_KEY)$/i;

/**
 * Environment variables of the spec are plain values that everybody sees who may
 * read the object.
 *
 * @internal
 */
export const envReserved: EligibilityRule = {
  id: 'env-reserved',
  belongsTo: 'wrap',
  reads: [],
  requires: { wrap: [], host: [] },
  live: [],
  check({ spec: { environmentNames = [] } }) {
    const reserved = environmentNames.filter(name => RESERVED.includes(name));
    if (reserved.length > 0) {
      return answer(
        'blocked',
        'env-taken',
        { names: reserved },
        { remedy: remedy('platform-owner', 'rename-env') },
      );
    }
    const secret = environmentNames.filter(name => SECRET.test(name));
    return secret.length > 0
      ? answer(
          'needs-configuration',
          'env-secret',
          { names: secret },
          { remedy: remedy('platform-owner', 'mount-secret') },
        )
      : answer('ok', 'env-free');
  },
};
