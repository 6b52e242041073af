import { answer, remedy } from '../engine/answers';
import { undeclared } from '../engine/undeclared';
import type { EligibilityRule } from './EligibilityRule';

/**
 * An admission webhook of the tool that refuses when its pod is away can stop the
 * operator, Flux and every other controller of the platform cluster.
 *
 * @internal
 */
export const admissionImpact: EligibilityRule = {
  id: 'admission-impact',
  belongsTo: 'both',
  reads: ['webhooks.tool[].failurePolicy', 'webhooks.tool[].scope'],
  requires: { wrap: ['webhooks'], host: ['webhooks'] },
  live: [],
  check(context) {
    const webhooks = context.traits.webhooks?.tool;
    if (!webhooks) {
      return undeclared(context, ['webhooks.tool']);
    }
    const closed = webhooks
      .filter(({ failurePolicy }) => failurePolicy === 'Fail')
      .map(({ scope }) => scope);
    if (closed.includes('namespaces')) {
      return answer(
        'needs-configuration',
        'webhook-needs-exclusions',
        {},
        { remedy: remedy('platform-owner', 'exclude-namespaces') },
      );
    }
    if (closed.includes('cluster')) {
      return answer(
        'warning',
        'webhook-stops-cluster',
        {},
        { remedy: remedy('platform-owner', 'exclude-namespaces') },
      );
    }
    if (closed.length > 0) {
      return answer(
        'warning',
        'webhook-stops-own-api',
        {},
        { remedy: remedy('platform-owner', 'watch-webhook') },
      );
    }
    return webhooks.length > 0
      ? answer('ok', 'webhooks-open')
      : answer('ok', 'no-tool-webhooks');
  },
};
