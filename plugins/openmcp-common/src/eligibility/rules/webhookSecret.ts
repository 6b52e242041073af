import { answer, notChecked, remedy } from '../engine/answers';
import { installationEvidence } from '../engine/installationEvidence';
import { repositoryOf } from '../engine/repositoryOf';
import { undeclared } from '../engine/undeclared';
import type { EligibilityRule, RuleContext } from './EligibilityRule';

/**
 * The secret with the certificate of a provider's webhooks is named after the
 * provider object without its kind (openmcp-operator lib/utils/utils.go), so two
 * of one name share it; and a Service whose selector names another kind finds no
 * pod.
 *
 * @internal
 */
export const webhookSecret: EligibilityRule = {
  id: 'webhook-secret',
  belongsTo: 'wrap',
  reads: ['webhooks.own'],
  requires: { wrap: ['webhooks'], host: [] },
  live: ['installations'],
  check(context) {
    const own = context.traits.webhooks?.own;
    if (!own) {
      return undeclared(context, ['webhooks.own']);
    }
    if (own.length === 0) {
      return answer('ok', 'no-own-webhooks');
    }
    const misled = own.find(
      ({ selectorKind }) => selectorKind === 'ServiceProvider',
    );
    if (misled) {
      return answer(
        'blocked',
        'webhook-selector',
        { webhook: misled.name, kind: 'ServiceProvider' },
        { remedy: remedy('provider-developer', 'select-own-pods') },
      );
    }
    const sharing = findSharing(context);
    if (!sharing) {
      const notes = [notChecked(context, ['installations'])];
      return answer('ok', 'webhook-secret-own', {}, { notes });
    }
    const [other] = sharing;
    return other
      ? answer(
          'blocked',
          'webhook-secret-shared',
          { name: other.name, kind: other.kind },
          {
            remedy: remedy('platform-owner', 'choose-name'),
            objects: installationEvidence([other]),
          },
        )
      : answer('ok', 'webhook-secret-own');
  },
};

/** Provider objects of the same name and another kind that may serve webhooks. */
function findSharing({ cluster, landscape, name }: RuleContext) {
  if (!cluster?.installations || name === undefined) {
    return undefined;
  }
  return cluster.installationsNamed(name).filter(({ kind, image }) => {
    const theirs = landscape.traitsOf(repositoryOf(image))?.webhooks?.own;
    return kind !== 'PlatformService' && theirs?.length !== 0;
  });
}
