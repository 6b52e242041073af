import { describeRule } from '../../__testing__/describeRule';

const toolWebhook = (
  failurePolicy: 'Fail' | 'Ignore',
  scope: 'cluster' | 'namespaces' | 'own-api',
) => ({ traits: { webhooks: { own: [], tool: [{ failurePolicy, scope }] } } });

describeRule('admission-impact', [
  ['none', {}, 'ok', 'no-tool-webhooks'],
  ['open', toolWebhook('Ignore', 'cluster'), 'ok', 'webhooks-open'],
  [
    'closed, own API',
    toolWebhook('Fail', 'own-api'),
    'warning',
    'webhook-stops-own-api',
  ],
  [
    'closed, all',
    toolWebhook('Fail', 'cluster'),
    'warning',
    'webhook-stops-cluster',
  ],
  [
    'closed, namespaces',
    toolWebhook('Fail', 'namespaces'),
    'needs-configuration',
    'webhook-needs-exclusions',
  ],
  [
    'not declared',
    { traits: { webhooks: { own: [] } } },
    'unknown',
    'trait-not-declared',
  ],
]);
