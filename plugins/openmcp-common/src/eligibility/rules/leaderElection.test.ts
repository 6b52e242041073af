import { installed, subjectWith } from '../../__testUtils__/exampleSubjects';
import {
  clusterWith,
  fullContract,
  image,
  otherImage,
} from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const leader = { id: 'a/b', cluster: 'platform', replicasSafe: true } as const;

const two = { spec: { runReplicas: 2 } };

const electing = subjectWith(
  {},
  { image: 'registry.example.org/other', title: 'Other' },
);

const rows: RuleRow[] = [
  ['no cluster', {}, 'ok', 'lease-own'],
  [
    'none, one replica',
    { traits: { leader: 'none' } },
    'ok',
    'no-election-needed',
  ],
  [
    'none, two replicas',
    { traits: { leader: 'none', contract: fullContract }, ...two },
    'blocked',
    'no-election',
  ],
  ['slash, one replica', { traits: { leader } }, 'ok', 'lease-own'],
  [
    'slash, two replicas',
    { traits: { leader }, ...two },
    'blocked',
    'lease-name',
  ],
  [
    'not safe',
    { traits: { leader: { ...leader, id: 'a', replicasSafe: false } }, ...two },
    'blocked',
    'replicas-unsafe',
  ],
  [
    'not declared to be safe',
    { traits: { leader: { id: 'a', cluster: 'platform' } }, ...two },
    'unknown',
    'trait-not-declared',
  ],
  [
    'the image twice, one replica',
    { name: 'b', ...clusterWith('ServiceProvider', 'a') },
    'warning',
    'no-mutual-exclusion',
  ],
  [
    'the image twice, one side elects',
    { name: 'b', ...two, ...clusterWith('ServiceProvider', 'a') },
    'warning',
    'no-mutual-exclusion',
  ],
  [
    'the image twice, both elect',
    {
      name: 'b',
      ...two,
      ...clusterWith('ServiceProvider', 'a', image, { runReplicas: 2 }),
    },
    'blocked',
    'lease-shared',
  ],
  [
    'the image twice, only the other one elects',
    {
      name: 'b',
      ...clusterWith('ServiceProvider', 'a', image, { runReplicas: 2 }),
    },
    'warning',
    'no-mutual-exclusion',
  ],
  [
    'the image three times, two of them elect',
    {
      name: 'b',
      ...two,
      cluster: {
        installations: [
          installed('ServiceProvider', 'a', image, { runReplicas: 1 }),
          installed('ServiceProvider', 'c', image, { runReplicas: 2 }),
        ],
      },
    },
    'blocked',
    'lease-shared',
  ],
  [
    'itself',
    { name: 'a', ...clusterWith('PlatformService', 'a') },
    'ok',
    'lease-own',
  ],
  [
    'another image with the Lease',
    {
      name: 'b',
      landscape: [electing],
      ...clusterWith('ServiceProvider', 'a', otherImage),
    },
    'warning',
    'no-mutual-exclusion',
  ],
  [
    'not declared',
    { traits: { leader: undefined } },
    'unknown',
    'trait-not-declared',
  ],
  [
    'another PlatformService of the image',
    { name: 'b', ...clusterWith('PlatformService', 'a') },
    'warning',
    'no-mutual-exclusion',
  ],
  [
    'a ServiceProvider of the image and name',
    { name: 'a', ...clusterWith('ServiceProvider', 'a') },
    'warning',
    'no-mutual-exclusion',
  ],
];

describe('leader-election', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('leader-election', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
