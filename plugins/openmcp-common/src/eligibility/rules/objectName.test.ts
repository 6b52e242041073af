import { askRule } from '../../__testUtils__/askRule';
import { installed } from '../../__testUtils__/exampleSubjects';
import { clusterWith, otherImage, tenant } from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
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
];

describe('object-name', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('object-name', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('names the object of its own kind first', () => {
    const { outcome, params } = askRule('object-name', {
      name: 'a',
      cluster: {
        installations: [
          installed('ServiceProvider', 'a', otherImage),
          installed('PlatformService', 'a', otherImage),
        ],
      },
    });
    expect({ outcome, kind: params.kind }).toEqual({
      outcome: 'blocked',
      kind: 'PlatformService',
    });
  });
});
