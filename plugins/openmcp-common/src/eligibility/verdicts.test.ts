import {
  customResource,
  deliveryProvider,
  exampleLandscape,
  gatewayService,
  installed,
  secretsProvider,
  subjectWith,
} from '../__testing__/exampleSubjects';
import { checkEligibility } from './checkEligibility';
import { renderRuleSentence } from './messages';
import { decidingResult } from './outcomes';
import { eligibilityRules } from './rules';
import type {
  Eligibility,
  EligibilityQuestion,
  EligibilitySubject,
  Verdict,
} from './types';

function ask(
  subject: EligibilitySubject,
  rest: Partial<EligibilityQuestion> = {},
) {
  return checkEligibility({ subject, landscape: exampleLandscape, ...rest });
}

function wrapOf({ wrap }: Eligibility) {
  if (!wrap.applicable) {
    throw new Error('The question of wrapping is not applicable');
  }
  return wrap;
}

function hostOf({ host }: Eligibility) {
  if (!host.applicable) {
    throw new Error('The question of other routes is not applicable');
  }
  return host;
}

function resultOf(view: Verdict, ruleId: string) {
  const result = view.results.find(each => each.ruleId === ruleId);
  if (!result) {
    throw new Error(`No result of ${ruleId}`);
  }
  return result;
}

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

  it('lets the tool of a blocked image get there by another route', () => {
    const { outcome, routes } = hostOf(ask(secretsProvider));
    expect(outcome).toBe('needs-configuration');
    expect(routes.map(({ route }) => route)).toEqual([
      'helm-deployment',
      'helm-release',
    ]);
  });

  it('finds the circle of what delivers the operator by the graph', () => {
    const answer = ask(deliveryProvider);
    const { today, withPlatformMode } = wrapOf(answer);
    expect(today.outcome).toBe('blocked');
    expect(withPlatformMode.outcome).toBe('blocked');
    const deciding = decidingResult(withPlatformMode)!;
    expect(deciding.ruleId).toBe('cycle');
    expect(renderRuleSentence(deciding)).toBe(
      'A circle: flux is needed by openmcp-operator is needed by ps-flux is needed by HelmRelease is needed by flux.',
    );
    expect(answer.host).toEqual({
      applicable: false,
      reason: {
        code: 'already-there',
        params: {
          title: 'Flux',
          reason: 'the bootstrapper installs it first and owns it',
        },
      },
    });
  });

  it('keeps the circle of the deployer where something else delivers the operator', () => {
    const { withPlatformMode } = wrapOf(
      ask(deliveryProvider, { operatorDeliveredBy: 'other' }),
    );
    expect(withPlatformMode.outcome).toBe('blocked');
    expect(renderRuleSentence(decidingResult(withPlatformMode)!)).toBe(
      'A circle: flux is needed by HelmRelease is needed by flux.',
    );
  });

  it('finds no circle for the same traits under another capability', () => {
    const renamed = {
      ...deliveryProvider,
      traits: { ...deliveryProvider.traits!, provides: ['something-else'] },
    };
    const { today } = wrapOf(ask(renamed));
    expect(resultOf(today, 'cycle').outcome).toBe('ok');
  });

  it('finds the circle of a provider that is not part of the landscape', () => {
    const { today } = wrapOf(
      checkEligibility({ subject: deliveryProvider, landscape: [] }),
    );
    expect(resultOf(today, 'cycle').outcome).toBe('blocked');
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

  it.each([
    [{ managedByOperator: true }, 'operators-own'],
    [{ managedByOperator: true, trust: 'conflicting' }, 'operators-own'],
    [{ kind: 'cluster-provider' }, 'cluster-provider'],
  ] as const)('does not ask where it makes no sense: %j', (change, code) => {
    const answer = ask({ ...gatewayService, ...change });
    expect(answer.wrap).toMatchObject({ applicable: false, reason: { code } });
    expect(answer.host).toMatchObject({ applicable: false, reason: { code } });
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

  it('takes a mode that no version has for a plan', () => {
    const planned = {
      ...secretsProvider,
      traits: {
        ...secretsProvider.traits!,
        platformTarget: {
          mode: 'full' as const,
          via: 'env' as const,
          name: 'MODE',
          value: 'platform',
          releasedSince: null,
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

  it('finds who owns the CRDs on the cluster, and offers a handover', () => {
    const cluster = {
      name: 'eu-live',
      asOf: '2026-01-01T00:00:00Z',
      customResources: [
        customResource('external-secrets.io', {
          labels: {
            'helm.toolkit.fluxcd.io/name': 'external-secrets-operator',
            'helm.toolkit.fluxcd.io/namespace': 'flux-system',
            'app.kubernetes.io/version': 'v2.9.0',
          },
          annotations: { 'meta.helm.sh/release-namespace': 'external-secrets' },
        }),
      ],
      namespaces: ['external-secrets', 'openmcp-system'],
    };
    const answer = ask(secretsProvider, { name: 'eso', cluster });
    const { withPlatformMode } = wrapOf(answer);
    expect(withPlatformMode.outcome).toBe('blocked');
    const ownership = resultOf(withPlatformMode, 'crd-ownership');
    expect(renderRuleSentence(ownership)).toBe(
      'The CRDs of external-secrets.io belong to HelmRelease flux-system/external-secrets-operator. A second installer can delete them with all their objects.',
    );
    expect(ownership.evidence).toContainEqual({
      type: 'object',
      object: {
        kind: 'CustomResourceDefinition',
        name: 'things.external-secrets.io',
        uid: 'uid-external-secrets.io',
      },
      asOf: '2026-01-01T00:00:00Z',
    });
    expect(resultOf(withPlatformMode, 'namespace-clash').outcome).toBe(
      'blocked',
    );
    expect(hostOf(answer).outcome).toBe('blocked');
  });

  it('links evidence that shows a trait which the rule reads', () => {
    const { today } = wrapOf(ask(secretsProvider));
    expect(resultOf(today, 'tenancy').evidence).toEqual([
      {
        type: 'source',
        ref: 'service-provider-external-secrets@e0afdf2:cmd/main.go:240-275',
        url: 'https://github.com/openmcp-project/service-provider-external-secrets/blob/e0afdf2/cmd/main.go#L240-L275',
      },
    ]);
    expect(resultOf(today, 'contract-cli').evidence).toEqual([]);
  });

  it('says which traits were concluded', () => {
    const { today } = wrapOf(
      ask(subjectWith({ inferred: ['toolPrivileges'] })),
    );
    expect(resultOf(today, 'privilege').notes).toContainEqual({
      code: 'traits-inferred',
      params: { traits: ['toolPrivileges'] },
    });
    expect(resultOf(today, 'tenancy').notes).toEqual([]);
  });

  it('takes facts of the tool where the provider declares none', () => {
    const { toolCrdGroups, toolVersion, ...rest } = secretsProvider.traits!;
    const subject = { ...secretsProvider, traits: rest };
    expect(wrapOf(ask(subject)).withPlatformMode.outcome).toBe('unknown');
    const toolTraits = { versionRange: '*', toolCrdGroups, toolVersion };
    expect(
      wrapOf(ask({ ...subject, toolTraits })).withPlatformMode.outcome,
    ).toBe('needs-configuration');
  });

  it('lets somebody add a rule', () => {
    const answer = checkEligibility(
      { subject: gatewayService, landscape: [] },
      [
        ...eligibilityRules,
        {
          id: 'acme-audit',
          belongsTo: 'wrap',
          reads: [],
          requires: { wrap: [], host: [] },
          live: [],
          check: () => ({
            outcome: 'blocked',
            code: 'acme-not-audited',
            params: { message: 'Nobody has audited it.' },
          }),
        },
      ],
    );
    const deciding = decidingResult(wrapOf(answer).today)!;
    expect(deciding.ruleId).toBe('acme-audit');
    expect(renderRuleSentence(deciding)).toBe('Nobody has audited it.');
  });
});
