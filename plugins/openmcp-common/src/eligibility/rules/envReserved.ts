import { RESERVED_ENVIRONMENT_NAMES } from '../../manifest';
import { answer, remedy } from '../engine/answers';
import type { EligibilityRule } from './EligibilityRule';

const RESERVED: ReadonlySet<string> = new Set(RESERVED_ENVIRONMENT_NAMES);

/** What names of secret values end with. */
const SECRET =
  /(?:PASSWORD|PASSWD|PASSPHRASE|TOKEN|SECRET|(?:ACCESS|API|PRIVATE|SECRET|SSH)_?KEY)$/i;

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
    const reserved = environmentNames.filter(name => RESERVED.has(name));
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
