import { describeRule } from '../../__testing__/describeRule';
import {
  deliveryProvider,
  subjectWith,
} from '../../__testing__/exampleSubjects';

const needs = (strength: 'hard' | 'soft', capability = 'flux') => ({
  dependsOn: [{ capability, strength, on: 'platform' as const }],
});

describeRule('cycle', [
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
]);
