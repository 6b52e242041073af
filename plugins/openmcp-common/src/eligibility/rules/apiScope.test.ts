import { describeRule } from '../../__testing__/describeRule';

describeRule('api-scope', [
  [
    'no tool',
    { traits: { toolCrdGroups: [], toolApiScope: undefined } },
    'ok',
    'no-tool-api',
  ],
  ['namespaced', {}, 'ok', 'api-namespaced'],
  [
    'cluster',
    { traits: { toolApiScope: 'Cluster' } },
    'warning',
    'api-cluster-wide',
  ],
  [
    'mixed',
    { traits: { toolApiScope: 'mixed' } },
    'warning',
    'api-cluster-wide',
  ],
  [
    'not declared',
    { traits: { toolApiScope: undefined } },
    'unknown',
    'trait-not-declared',
  ],
]);
