import { subjectWith } from '../../__testUtils__/exampleSubjects';
import { clusterWith, otherImage } from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const webhooks = (selectorKind?: 'ServiceProvider' | 'PlatformService') => ({
  webhooks: { own: [{ name: 'w', selectorKind }], tool: [] },
});

const electing = subjectWith(
  {},
  { image: 'registry.example.org/other', title: 'Other' },
);

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'no-own-webhooks'],
  ['no cluster', { traits: webhooks(), name: 'a' }, 'ok', 'webhook-secret-own'],
  [
    'selects its kind',
    {
      traits: webhooks('PlatformService'),
      name: 'a',
      ...clusterWith('ServiceProvider', 'b', otherImage),
    },
    'ok',
    'webhook-secret-own',
  ],
  [
    'selects another kind',
    { traits: webhooks('ServiceProvider') },
    'blocked',
    'webhook-selector',
  ],
  [
    'a namesake',
    {
      traits: webhooks(),
      name: 'a',
      ...clusterWith('ClusterProvider', 'a', otherImage),
    },
    'blocked',
    'webhook-secret-shared',
  ],
  [
    'a namesake without webhooks',
    {
      traits: webhooks(),
      name: 'a',
      landscape: [electing],
      ...clusterWith('ServiceProvider', 'a', otherImage),
    },
    'ok',
    'webhook-secret-own',
  ],
  [
    'not declared',
    { traits: { webhooks: { tool: [] } } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('webhook-secret', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('webhook-secret', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
