import { describeRule } from '../../__testing__/describeRule';
import type { RuleRow } from '../../__testing__/describeRule';

describeRule('env-reserved', [
  ['none', {}, 'ok', 'env-free'],
  [
    'harmless',
    { spec: { environmentNames: ['LOG_LEVEL', 'TOKEN_TTL'] } },
    'ok',
    'env-free',
  ],
  [
    'a secret',
    { spec: { environmentNames: ['S3_SECRET_KEY'] } },
    'needs-configuration',
    'env-secret',
  ],
  ...['POD_NAME', 'POD_NAMESPACE', 'POD_IP', 'POD_SERVICE_ACCOUNT_NAME'].map(
    (name): RuleRow => [
      name,
      { spec: { environmentNames: [name] } },
      'blocked',
      'env-taken',
    ],
  ),
]);
