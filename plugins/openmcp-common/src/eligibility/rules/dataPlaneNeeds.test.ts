import { describeRule } from '../../__testing__/describeRule';

describeRule('data-plane-needs', [
  ['none', {}, 'ok', 'needs-no-data-plane'],
  [
    'storage',
    { traits: { needs: { storage: true } } },
    'needs-configuration',
    'needs-data-plane',
  ],
  [
    'credentials',
    { traits: { needs: { objectStoreCredentials: true } } },
    'needs-configuration',
    'needs-data-plane',
  ],
  [
    'node agent',
    { traits: { needs: { nodeAgent: 'required' } } },
    'needs-configuration',
    'needs-data-plane',
  ],
  [
    'optional node agent',
    { traits: { needs: { nodeAgent: 'optional' } } },
    'ok',
    'needs-no-data-plane',
  ],
  [
    'CA bundle',
    { traits: { needs: { caBundle: true } } },
    'needs-configuration',
    'needs-data-plane',
  ],
  [
    'not declared',
    { traits: { needs: undefined } },
    'unknown',
    'trait-not-declared',
  ],
]);
