import { answer, remedy } from '../engine/answers';
import type { EligibilityRule } from './EligibilityRule';

/** What the bootstrapper puts before a name of `providers.platformServices`. */
const PREFIX = 'platform-service-';

/**
 * The bootstrapper finds a PlatformService by the name of its OCM component
 * (bootstrapper templater.go); an image of another component goes in as an extra
 * manifest.
 *
 * @internal
 */
export const deliveryPath: EligibilityRule = {
  id: 'delivery-path',
  belongsTo: 'wrap',
  reads: ['component'],
  requires: { wrap: ['component'], host: [] },
  live: [],
  check({ traits: { component = '' }, name }) {
    const canBeListed =
      name === undefined
        ? component.startsWith(PREFIX)
        : component === `${PREFIX}${name}`;
    return canBeListed
      ? answer('ok', 'listed-by-bootstrapper', { component })
      : answer(
          'needs-configuration',
          'extra-manifest',
          { component },
          { remedy: remedy('platform-owner', 'add-extra-manifest') },
        );
  },
};
