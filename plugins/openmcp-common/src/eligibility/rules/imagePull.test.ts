import { describeRule } from '../../__testing__/describeRule';
import { clusterWith, otherImage } from '../../__testing__/ruleCases';

describeRule('image-pull', [
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
]);
