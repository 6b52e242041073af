import { answer, notChecked, remedy } from '../engine/answers';
import { installationEvidence } from '../engine/installationEvidence';
import type { EligibilityRule } from './EligibilityRule';

/**
 * `init` of a ServiceProvider writes the kinds that it serves into the status of
 * the ServiceProvider of its own name (openmcp-operator lib/utils/provider.go).
 * For a PlatformService there is none, or there is one of somebody else.
 *
 * @internal
 */
export const gvkRegistration: EligibilityRule = {
  id: 'gvk-registration',
  belongsTo: 'wrap',
  reads: ['gvkRegistration'],
  requires: { wrap: ['gvkRegistration'], host: [] },
  live: ['installations'],
  check(context) {
    if (context.traits.gvkRegistration === 'none') {
      return answer('ok', 'no-registration');
    }
    const { cluster, name, traits } = context;
    const drop = remedy('provider-developer', 'drop-registration');
    if (cluster?.installations && name !== undefined) {
      const other = cluster
        .installationsNamed(name)
        .find(({ kind }) => kind === 'ServiceProvider');
      if (other) {
        return answer(
          'warning',
          'registration-at-other',
          { name },
          {
            remedy: drop,
            objects: installationEvidence([other]),
          },
        );
      }
    }
    const notes = cluster?.installations
      ? []
      : [notChecked(context, ['installations'])];
    return traits.gvkRegistration === 'fatal'
      ? answer('blocked', 'registration-fatal', {}, { remedy: drop, notes })
      : answer('warning', 'registration-logged', {}, { remedy: drop, notes });
  },
};
