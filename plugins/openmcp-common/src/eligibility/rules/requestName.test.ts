import { askRule } from '../../__testUtils__/askRule';
import { secretsProvider } from '../../__testUtils__/exampleSubjects';
import { clusterWith, otherImage } from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const requests = {
  requestBase: { fixed: 'base' },
  targets: ['onboarding' as const],
};

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'no-request'],
  [
    'platform only',
    { traits: { requestBase: { fixed: 'base' } } },
    'ok',
    'no-request',
  ],
  [
    'platform and another cluster',
    { traits: { ...requests, targets: ['platform', 'workload'] } },
    'ok',
    'requests-apart',
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
  [
    'fixed, a ServiceProvider of the same name',
    { traits: requests, name: 'a', ...clusterWith('ServiceProvider', 'a') },
    'blocked',
    'requests-shared',
  ],
  [
    'fixed, another PlatformService',
    { traits: requests, name: 'b', ...clusterWith('PlatformService', 'a') },
    'blocked',
    'requests-shared',
  ],
];

describe('request-name', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('request-name', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('shares no request with the ServiceProvider in platform mode', () => {
    const { outcome } = askRule('request-name', {
      subject: {
        ...secretsProvider,
        traits: {
          ...secretsProvider.traits!,
          platformTarget: {
            mode: 'full',
            via: 'flag',
            value: '--x',
            releasedSince: '1.0.0',
          },
        },
      },
      name: 'eso',
      ...clusterWith('ServiceProvider', 'a', `${secretsProvider.image}:v1`),
    });
    expect(outcome).toBe('ok');
  });
});
