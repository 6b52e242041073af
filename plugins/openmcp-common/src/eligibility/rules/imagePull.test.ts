import { clusterWith, otherImage } from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['no cluster', {}, 'ok', 'pull-not-known'],
  [
    'nobody fails',
    clusterWith('ServiceProvider', 'a', otherImage),
    'ok',
    'pull-not-failing',
  ],
  [
    'others fail',
    clusterWith('ServiceProvider', 'a', otherImage, { imagePullFailing: true }),
    'needs-configuration',
    'pull-fails',
  ],
  [
    'those of another registry fail',
    clusterWith('ServiceProvider', 'a', 'ghcr.io/x:1', {
      imagePullFailing: true,
    }),
    'ok',
    'pull-not-failing',
  ],
  [
    'others name secrets',
    clusterWith('ServiceProvider', 'a', otherImage, {
      hasImagePullSecrets: true,
    }),
    'warning',
    'pull-secrets-usual',
  ],
  [
    'others name secrets, and it does',
    {
      spec: { hasImagePullSecrets: true },
      ...clusterWith('ServiceProvider', 'a', otherImage, {
        hasImagePullSecrets: true,
      }),
    },
    'ok',
    'pull-not-failing',
  ],
  [
    'another route',
    {
      route: 'helm-release',
      ...clusterWith('ServiceProvider', 'a', otherImage, {
        imagePullFailing: true,
      }),
    },
    'ok',
    'pull-not-known',
  ],
  [
    'no image',
    {
      subject: { image: undefined },
      ...clusterWith('ServiceProvider', 'a', 'nginx', {
        imagePullFailing: true,
      }),
    },
    'ok',
    'pull-not-known',
  ],
];

describe('image-pull', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('image-pull', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
