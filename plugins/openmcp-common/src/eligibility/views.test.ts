import { ask, hostOf, resultOf, wrapOf } from '../__testUtils__/askEligibility';
import {
  gatewayService,
  installed,
  secretsProvider,
  subjectWith,
} from '../__testUtils__/exampleSubjects';
import { decidingResult } from './outcomes';

describe('views and trust', () => {
  it('changes nothing but the eight rules that platform mode is about', () => {
    const { today, withPlatformMode } = wrapOf(
      ask(
        subjectWith(
          {
            ...secretsProvider.traits,
            targets: ['mcp', 'workload'],
            gvkRegistration: 'fatal',
          },
          {
            ...secretsProvider,
            traits: {
              ...secretsProvider.traits!,
              targets: ['mcp', 'workload'],
              gvkRegistration: 'fatal',
            },
          },
        ),
        {
          name: 'eso',
          cluster: {
            name: 'eu-live',
            installations: [
              installed(
                'ServiceProvider',
                'secrets',
                `${secretsProvider.image}:v1`,
              ),
            ],
          },
        },
      ),
    );
    const changed = today.results.filter(
      (result, index) => result.code !== withPlatformMode.results[index].code,
    );
    expect(changed.map(({ ruleId }) => ruleId).sort()).toEqual([
      'api-boundary',
      'dual-deployment',
      'gvk-registration',
      'onboarding-dependency',
      'request-name',
      'target-platform-mode',
      'tenancy',
      'workload-cluster',
    ]);
  });
  it.each([
    ['untrusted', 'traits-not-trusted'],
    ['conflicting', 'image-claimed-twice'],
  ] as const)('does not believe traits that are %s', (trust, code) => {
    const answer = ask({ ...gatewayService, trust, toolTraits: undefined });
    const { today, withPlatformMode } = wrapOf(answer);
    expect(today.outcome).toBe('unknown');
    expect(withPlatformMode.outcome).toBe('unknown');
    expect(decidingResult(today)?.code).toBe(code);
    expect(hostOf(answer).outcome).toBe('unknown');
  });

  it('does not believe the tool that untrusted traits name', () => {
    const answer = ask({
      ...gatewayService,
      trust: 'untrusted',
      alreadyThere: 'they say so',
      toolTraits: gatewayService.traits,
    });
    expect(wrapOf(answer).today.outcome).toBe('unknown');
    expect(hostOf(answer).outcome).toBe('unknown');
  });

  it('knows nothing of a version that no range holds', () => {
    const { today, withPlatformMode } = wrapOf(
      ask({ ...secretsProvider, version: '9.0.0', traits: undefined }),
    );
    expect(today.outcome).toBe('unknown');
    expect(withPlatformMode.outcome).toBe('unknown');
    expect(resultOf(today, 'evidence-freshness').code).toBe(
      'version-not-covered',
    );
  });
  it('takes an image that has the mode for what it is', () => {
    const released = {
      ...secretsProvider,
      version: 'v1.3.0',
      traits: {
        ...secretsProvider.traits!,
        platformTarget: {
          mode: 'full' as const,
          via: 'env' as const,
          name: 'MODE',
          value: 'platform',
          releasedSince: '1.3.0',
        },
      },
    };
    const { today } = wrapOf(ask(released));
    expect(today.outcome).toBe('needs-configuration');
    expect(resultOf(today, 'tenancy').outcome).toBe('ok');
    expect(resultOf(today, 'target-platform-mode').code).toBe('told-by-env');
    const older = wrapOf(ask({ ...released, version: '1.2.9' }));
    expect(older.today.outcome).toBe('blocked');
    expect(older.withPlatformMode.outcome).toBe('needs-configuration');
  });

  it.each([
    ['no version has', null],
    ['it is not said that a version has', undefined],
  ])('takes a mode that %s for a plan', (_, releasedSince) => {
    const planned = {
      ...secretsProvider,
      traits: {
        ...secretsProvider.traits!,
        platformTarget: {
          mode: 'full' as const,
          via: 'env' as const,
          name: 'MODE',
          value: 'platform',
          releasedSince,
        },
      },
    };
    const { today, withPlatformMode } = wrapOf(ask(planned));
    expect(resultOf(today, 'target-platform-mode').outcome).toBe('blocked');
    expect(resultOf(withPlatformMode, 'target-platform-mode')).toMatchObject({
      code: 'told-by-env',
      params: { name: 'MODE', value: 'platform' },
    });
  });
});
