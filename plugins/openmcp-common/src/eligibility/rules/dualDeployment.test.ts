import { askRule } from '../../__testUtils__/askRule';
import { installed } from '../../__testUtils__/exampleSubjects';
import {
  clusterWith,
  image,
  otherImage,
  tenant,
} from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['no cluster', {}, 'ok', 'no-twin'],
  ['no twin', clusterWith('ServiceProvider', 'a', otherImage), 'ok', 'no-twin'],
  ['itself', clusterWith('PlatformService', 'a'), 'ok', 'no-twin'],
  [
    'twin, tenant mode',
    {
      ...tenant,
      ...clusterWith(
        'ServiceProvider',
        'a',
        'registry.example.org/platform-service-example@sha256:00',
      ),
    },
    'blocked',
    'twin-serves-tenants',
  ],
  [
    'twin, platform mode',
    { name: 'b', ...clusterWith('ServiceProvider', 'a') },
    'ok',
    'twin-apart',
  ],
  [
    'twin of one name',
    { name: 'a', ...clusterWith('ServiceProvider', 'a') },
    'blocked',
    'twin-of-same-name',
  ],
  [
    'two twins, one of them of one name',
    {
      name: 'a',
      cluster: {
        installations: [
          installed('ServiceProvider', 'b', image),
          installed('ServiceProvider', 'a', image),
        ],
      },
    },
    'blocked',
    'twin-of-same-name',
  ],
  [
    'not declared',
    { traits: { platformTarget: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('dual-deployment', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('dual-deployment', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('names the installations that a result rests on', () => {
    const { evidence } = askRule('dual-deployment', {
      ...tenant,
      ...clusterWith('ServiceProvider', 'a'),
    });
    expect(evidence).toEqual([
      {
        type: 'object',
        object: {
          kind: 'ServiceProvider',
          name: 'a',
          uid: 'ServiceProvider-a',
        },
      },
    ]);
  });
});
