import { askRule } from '../../__testing__/askRule';
import { describeRule } from '../../__testing__/describeRule';
import { secretsProvider } from '../../__testing__/exampleSubjects';
import { clusterWith, otherImage } from '../../__testing__/ruleCases';

const requests = {
  requestBase: { fixed: 'base' },
  targets: ['onboarding' as const],
};

describeRule('request-name', [
  ['none', {}, 'ok', 'no-request'],
  [
    'platform only',
    { traits: { requestBase: { fixed: 'base' } } },
    'ok',
    'no-request',
  ],
  ['no cluster', { traits: requests }, 'ok', 'requests-apart'],
  [
    'fixed, another image',
    { traits: requests, ...clusterWith('ServiceProvider', 'a', otherImage) },
    'ok',
    'requests-apart',
  ],
  [
    'fixed, the image twice',
    { traits: requests, name: 'b', ...clusterWith('ServiceProvider', 'a') },
    'blocked',
    'requests-shared',
  ],
  [
    'fixed, itself',
    { traits: requests, name: 'a', ...clusterWith('PlatformService', 'a') },
    'ok',
    'requests-apart',
  ],
  [
    'by name, another name',
    {
      traits: { ...requests, requestBase: { providerName: true } },
      name: 'b',
      ...clusterWith('ServiceProvider', 'a'),
    },
    'ok',
    'requests-apart',
  ],
  [
    'by name, the same name',
    {
      traits: { ...requests, requestBase: { providerName: true } },
      name: 'a',
      ...clusterWith('ServiceProvider', 'a', otherImage),
    },
    'blocked',
    'requests-shared-by-name',
  ],
  [
    'not declared',
    { traits: { requestBase: undefined } },
    'unknown',
    'trait-not-declared',
  ],
]);

describe('request-name', () => {
  it('shares no request with the ServiceProvider in platform mode', () => {
    const { outcome } = askRule('request-name', {
      subject: {
        ...secretsProvider,
        traits: {
          ...secretsProvider.traits!,
          platformTarget: { mode: 'full', via: 'flag', value: '--x' },
        },
      },
      name: 'eso',
      ...clusterWith('ServiceProvider', 'a', `${secretsProvider.image}:v1`),
    });
    expect(outcome).toBe('ok');
  });
});
