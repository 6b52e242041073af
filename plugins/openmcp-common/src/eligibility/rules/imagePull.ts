import { answer, notChecked, remedy } from '../engine/answers';
import { installationEvidence } from '../engine/installationEvidence';
import { registryOf } from '../engine/repositoryOf';
import type { EligibilityRule } from './EligibilityRule';

/**
 * Whether nodes get the image is seen at other images of the same registry;
 * Secrets are never read.
 *
 * @internal
 */
export const imagePull: EligibilityRule = {
  id: 'image-pull',
  belongsTo: 'both',
  reads: [],
  requires: { wrap: [], host: [] },
  live: ['installations'],
  check(context) {
    const { question, spec, subject } = context;
    const registry = registryOf(subject.image ?? '');
    if (question === 'host' || registry === '') {
      return answer('ok', 'pull-not-known');
    }
    const { cluster } = context;
    if (!cluster?.installations) {
      const notes = [notChecked(context, ['installations'])];
      return answer('ok', 'pull-not-known', {}, { notes });
    }
    const { failing, withSecrets } = cluster.pullsFrom(registry);
    const params = { registry };
    if (failing.length > 0) {
      return answer('needs-configuration', 'pull-fails', params, {
        remedy: remedy('landscape', 'mend-pull', params),
        objects: installationEvidence(failing),
      });
    }
    return withSecrets.length > 0 && !spec.hasImagePullSecrets
      ? answer('warning', 'pull-secrets-usual', params, {
          remedy: remedy('platform-owner', 'name-pull-secrets', params),
          objects: installationEvidence(withSecrets),
        })
      : answer('ok', 'pull-not-failing', params);
  },
};
