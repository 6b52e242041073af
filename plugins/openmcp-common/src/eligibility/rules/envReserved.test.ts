import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'env-free'],
  [
    'harmless',
    {
      spec: {
        environmentNames: [
          'LOG_LEVEL',
          'TOKEN_TTL',
          'PASSWORD_FILE',
          'AWS_ACCESS_KEY_ID',
        ],
      },
    },
    'ok',
    'env-free',
  ],
  [
    'a secret',
    { spec: { environmentNames: ['S3_SECRET_KEY'] } },
    'needs-configuration',
    'env-secret',
  ],
  ...['AWS_SECRET_ACCESS_KEY', 'SSH_KEY', 'KEY_PASSPHRASE', 'db_password'].map(
    (name): RuleRow => [
      name,
      { spec: { environmentNames: [name] } },
      'needs-configuration',
      'env-secret',
    ],
  ),
  ...['POD_NAME', 'POD_NAMESPACE', 'POD_IP', 'POD_SERVICE_ACCOUNT_NAME'].map(
    (name): RuleRow => [
      name,
      { spec: { environmentNames: [name] } },
      'blocked',
      'env-taken',
    ],
  ),
];

describe('env-reserved', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('env-reserved', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
