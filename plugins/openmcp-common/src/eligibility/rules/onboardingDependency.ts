import { answer, notChecked, remedy } from '../engine/answers';
import type { EligibilityRule } from './EligibilityRule';

/**
 * `init` or `run` wait for access to the onboarding cluster, by default half an
 * hour, and end when nobody grants it (openmcp-operator lib/clusteraccess). A
 * PlatformService was made for that; a wrapped ServiceProvider waits for something
 * that the platform does not need.
 *
 * @internal
 */
export const onboardingDependency: EligibilityRule = {
  id: 'onboarding-dependency',
  belongsTo: 'wrap',
  reads: ['clusterAccess.onboarding', 'clusterAccess.timeout'],
  requires: { wrap: ['clusterAccess'], host: [] },
  live: ['purposes'],
  check(context) {
    const { onboarding = 'none', timeout } = context.traits.clusterAccess ?? {};
    if (onboarding === 'none') {
      return answer('ok', 'needs-no-onboarding');
    }
    const { cluster, subject } = context;
    const params = {
      command: onboarding,
      ...(timeout !== undefined && { timeout }),
    };
    if (cluster?.purposes) {
      return cluster.purposes.has('onboarding')
        ? answer('ok', 'onboarding-there', params)
        : answer('needs-configuration', 'onboarding-missing', params, {
            remedy: remedy('landscape', 'offer-onboarding'),
          });
    }
    const notes = [notChecked(context, ['purposes'])];
    return subject.kind === 'platform-service'
      ? answer('ok', 'needs-onboarding', params, { notes })
      : answer('needs-configuration', 'needs-onboarding', params, {
          remedy: remedy('landscape', 'offer-onboarding'),
          notes,
        });
  },
};
