import { describeRule } from '../../__testing__/describeRule';
import { subjectWith } from '../../__testing__/exampleSubjects';
import { clusterWith, otherImage } from '../../__testing__/ruleCases';

const webhooks = (selectorKind?: 'ServiceProvider' | 'PlatformService') => ({
  webhooks: { own: [{ name: 'w', selectorKind }], tool: [] },
});

const electing = subjectWith(
  {},
  { image: 'registry.example.org/other', title: 'Other' },
);

describeRule('webhook-secret', [
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
]);
