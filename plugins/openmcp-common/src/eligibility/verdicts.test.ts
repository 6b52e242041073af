import { ask, hostOf, resultOf, wrapOf } from '../__testUtils__/askEligibility';
import {
  gatewayService,
  secretsProvider,
} from '../__testUtils__/exampleSubjects';
import { renderRuleSentence } from './messages';
import { decidingResult } from './outcomes';
import { eligibilityRules } from './rules';

describe('verdicts', () => {
  it('gives one result per rule and question', () => {
    const answer = ask(secretsProvider);
    expect(wrapOf(answer).today.results.map(({ ruleId }) => ruleId)).toEqual(
      eligibilityRules.map(({ id }) => id),
    );
    const ofHost = eligibilityRules.filter(each => each.belongsTo === 'both');
    expect(
      hostOf(answer).routes[0].results.map(({ ruleId }) => ruleId),
    ).toEqual(ofHost.map(({ id }) => id));
    expect(ofHost).toHaveLength(13);
  });

  it('blocks a tenant provider today and lets it be configured with platform mode', () => {
    const { today, withPlatformMode } = wrapOf(ask(secretsProvider));
    expect(today.outcome).toBe('blocked');
    expect(decidingResult(today)?.ruleId).toBe('target-platform-mode');
    expect(withPlatformMode.outcome).toBe('needs-configuration');
    const open = withPlatformMode.results.filter(
      ({ outcome }) => outcome === 'needs-configuration',
    );
    expect(open.map(({ ruleId }) => ruleId)).toEqual([
      'target-platform-mode',
      'provider-config',
      'deployer-dependency',
      'delivery-path',
    ]);
    expect(open.map(renderRuleSentence)).toEqual([
      'The image is told by the flag --service-api-cluster=platform, on both commands. An image without it ends there.',
      'ProviderConfig with versions must exist.',
      'Must be on the platform cluster first: flux.',
      'The bootstrapper finds no component of this kind and name, so it goes in as an extra manifest.',
    ]);
  });
  it('lets the tool of a blocked image get there by another route', () => {
    const { outcome, routes } = hostOf(ask(secretsProvider));
    expect(outcome).toBe('needs-configuration');
    expect(routes.map(({ route }) => route)).toEqual([
      'helm-deployment',
      'helm-release',
    ]);
  });

  it('asks a PlatformService for its configuration, in both views alike', () => {
    const answer = ask(gatewayService);
    const { today, withPlatformMode } = wrapOf(answer);
    expect(today.outcome).toBe('needs-configuration');
    expect(withPlatformMode).toBe(today);
    expect(answer.host.applicable).toBe(false);
  });

  it('speaks of a tool without an image as unknown, and of its routes', () => {
    const answer = ask({
      kind: 'tool',
      title: 'cert-manager',
      trust: 'trusted',
      traits: {
        versionRange: '*',
        provides: ['cert-manager'],
        dependsOn: [],
        toolCrdGroups: ['cert-manager.io'],
        toolVersion: '1.21.1',
        toolPrivileges: ['secrets-read'],
        toolApiScope: 'mixed',
        targetNamespace: 'cert-manager',
        webhooks: { tool: [{ failurePolicy: 'Fail', scope: 'own-api' }] },
        needs: {},
        deletion: { keeps: [] },
        hostRoutes: ['helm-deployment', 'platform-service'],
      },
    });
    const { today, withPlatformMode } = wrapOf(answer);
    expect(today.outcome).toBe('unknown');
    expect(withPlatformMode).toBe(today);
    const deciding = decidingResult(today)!;
    expect(renderRuleSentence(deciding)).toBe(
      'There is no image for cert-manager to run.',
    );
    expect(resultOf(today, 'cycle').outcome).toBe('ok');
    expect(hostOf(answer).outcome).toBe('needs-configuration');
  });
  it.each([
    [{ managedByOperator: true }, 'operators-own'],
    [{ managedByOperator: true, trust: 'conflicting' }, 'operators-own'],
    [{ kind: 'cluster-provider' }, 'cluster-provider'],
  ] as const)('does not ask where it makes no sense: %j', (change, code) => {
    const answer = ask({ ...gatewayService, ...change });
    expect(answer.wrap).toMatchObject({ applicable: false, reason: { code } });
    expect(answer.host).toMatchObject({ applicable: false, reason: { code } });
  });

  it('does not take the word of an untrusted entity that it is of the operator', () => {
    const answer = ask({
      ...gatewayService,
      managedByOperator: true,
      trust: 'untrusted',
    });
    expect(wrapOf(answer).today.outcome).toBe('unknown');
    expect(hostOf(answer).outcome).toBe('unknown');
  });
});
