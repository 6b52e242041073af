import { describeRule } from '../../__testing__/describeRule';
import type { RuleRow } from '../../__testing__/describeRule';
import { clusterWith, otherImage, tenant } from '../../__testing__/ruleCases';

describeRule('object-name', [
  ['not chosen', {}, 'ok', 'name-not-chosen'],
  ['fits', { name: 'e-s-0' }, 'ok', 'name-fits'],
  ['55 letters', { name: 'a'.repeat(55) }, 'ok', 'name-fits'],
  ['56 letters', { name: 'a'.repeat(56) }, 'blocked', 'name-too-long'],
  [
    'an update',
    { name: 'a', ...clusterWith('PlatformService', 'a') },
    'ok',
    'name-fits',
  ],
  [
    'another image there',
    { name: 'a', ...clusterWith('PlatformService', 'a', otherImage) },
    'blocked',
    'name-taken',
  ],
  [
    'another kind there',
    { name: 'a', ...clusterWith('ClusterProvider', 'a', otherImage) },
    'warning',
    'name-shared',
  ],
  [
    'another kind there, of a tenant provider',
    {
      ...tenant,
      name: 'a',
      ...clusterWith('ServiceProvider', 'a', otherImage),
    },
    'blocked',
    'name-taken',
  ],
  ...['dns.prod', 'Dns', '-dns', 'dns-', 'dns_prod', 'dünn', ' dns ', ''].map(
    (name): RuleRow => [
      JSON.stringify(name),
      { name },
      'blocked',
      'name-no-label',
    ],
  ),
]);
