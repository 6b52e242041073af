import { answer, remedy } from '../engine/answers';
import type { EligibilityRule } from './EligibilityRule';

/**
 * A PlatformService may introduce API on the platform and the onboarding cluster
 * and must not on a ControlPlane (openMCP docs,
 * developers/platformservice/01-design.mdx). The API of a ServiceProvider on the
 * onboarding cluster is the one that tenants use.
 *
 * @internal
 */
export const apiBoundary: EligibilityRule = {
  id: 'api-boundary',
  belongsTo: 'wrap',
  reads: ['crds[].cluster', 'crds[].kind'],
  requires: { wrap: ['crds'], host: [] },
  live: [],
  check({ subject, traits: { crds = [] } }) {
    const kindsOn = (wanted: string) =>
      crds.filter(({ cluster }) => cluster === wanted).map(({ kind }) => kind);
    const onControlPlane = kindsOn('mcp');
    if (onControlPlane.length > 0) {
      return answer(
        'blocked',
        'api-on-control-plane',
        { kinds: onControlPlane },
        { remedy: remedy('provider-developer', 'move-api') },
      );
    }
    const onOnboarding = kindsOn('onboarding');
    return onOnboarding.length > 0 && subject.kind !== 'platform-service'
      ? answer(
          'warning',
          'api-on-onboarding',
          { kinds: onOnboarding },
          { remedy: remedy('provider-developer', 'move-api') },
        )
      : answer('ok', 'api-within-boundary');
  },
};
