import { askRule } from '../../__testUtils__/askRule';
import {
  deliveryProvider,
  subjectWith,
} from '../../__testUtils__/exampleSubjects';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const needs = (strength: 'hard' | 'soft', capability = 'flux') => ({
  dependsOn: [{ capability, strength, on: 'platform' as const }],
});

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'needs-not-itself'],
  [
    'hard',
    { traits: deliveryProvider.traits, subject: { kind: 'service-provider' } },
    'blocked',
    'needs-itself',
  ],
  [
    'soft',
    {
      landscape: [
        deliveryProvider,
        subjectWith(
          { provides: ['flux'], ...needs('soft', 'example') },
          { kind: 'tool', title: 'Flux' },
        ),
      ],
    },
    'warning',
    'may-need-itself',
  ],
  [
    'by a HelmDeployment',
    { route: 'helm-deployment', traits: { provides: ['flux'] } },
    'blocked',
    'needs-itself',
  ],
  [
    'by an own service, operator delivered otherwise',
    {
      route: 'platform-service',
      traits: { provides: ['flux'] },
      operatorDeliveredBy: 'other',
      landscape: [],
    },
    'ok',
    'needs-not-itself',
  ],
  [
    'not declared',
    { traits: { provides: undefined } },
    'unknown',
    'trait-not-declared',
  ],
  [
    'of a tool without an image',
    {
      subject: { kind: 'tool' },
      traits: { provides: ['flux'] },
      landscape: [],
    },
    'blocked',
    'needs-itself',
  ],
];

describe('cycle', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('cycle', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('runs through what the route deploys by', () => {
    const { params } = askRule('cycle', {
      route: 'helm-release',
      traits: { provides: ['flux'] },
      landscape: [],
    });
    expect(params.path).toEqual(['flux', 'HelmRelease', 'flux']);
  });
});
