import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const toolWebhook = (
  failurePolicy: 'Fail' | 'Ignore',
  scope: 'cluster' | 'namespaces' | 'own-api',
) => ({ traits: { webhooks: { own: [], tool: [{ failurePolicy, scope }] } } });

const rows: RuleRow[] = [
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
];

describe('admission-impact', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('admission-impact', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
