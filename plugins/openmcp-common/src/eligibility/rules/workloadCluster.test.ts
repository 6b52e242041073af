import { describeRule } from '../../__testing__/describeRule';

describeRule('workload-cluster', [
  ['none', {}, 'ok', 'needs-no-workload-cluster'],
  [
    'no mode',
    {
      traits: { targets: ['workload'], platformTarget: { mode: 'pods-only' } },
    },
    'blocked',
    'needs-workload-cluster',
  ],
  [
    'mode',
    { traits: { targets: ['workload'] } },
    'needs-configuration',
    'needs-workload-cluster-in-mode',
  ],
  [
    'not declared',
    { traits: { targets: undefined } },
    'unknown',
    'trait-not-declared',
  ],
]);
