import { answer, notChecked, remedy } from '../engine/answers';
import { installationEvidence } from '../engine/installationEvidence';
import type { EligibilityRule } from './EligibilityRule';

/**
 * An image that serves tenants twice reconciles every object twice. In platform
 * mode it serves none of them, and only the name must differ, because
 * configuration and webhook secret are found by it.
 *
 * @internal
 */
export const dualDeployment: EligibilityRule = {
  id: 'dual-deployment',
  belongsTo: 'wrap',
  reads: ['platformTarget.mode'],
  requires: { wrap: ['platformTarget'], host: [] },
  live: ['installations'],
  check(context) {
    const { cluster, name, subject, traits } = context;
    if (!cluster?.installations) {
      const notes = [notChecked(context, ['installations'])];
      return answer('ok', 'no-twin', {}, { notes });
    }
    const twins = cluster
      .installationsOf(subject.image ?? '')
      .filter(({ kind }) => kind === 'ServiceProvider');
    if (twins.length === 0) {
      return answer('ok', 'no-twin');
    }
    const params = { names: twins.map(twin => twin.name) };
    const objects = installationEvidence(twins);
    if (traits.platformTarget?.mode !== 'full') {
      return answer('blocked', 'twin-serves-tenants', params, {
        remedy: remedy('provider-developer', 'add-platform-mode'),
        objects,
      });
    }
    return twins.some(twin => twin.name === name)
      ? answer('blocked', 'twin-of-same-name', params, {
          remedy: remedy('platform-owner', 'choose-name'),
          objects,
        })
      : answer('ok', 'twin-apart', params, { objects });
  },
};
