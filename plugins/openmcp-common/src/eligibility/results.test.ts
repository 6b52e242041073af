import { ask, hostOf, resultOf, wrapOf } from '../__testUtils__/askEligibility';
import {
  customResource,
  gatewayService,
  secretsProvider,
  subjectWith,
} from '../__testUtils__/exampleSubjects';
import { checkEligibility } from './checkEligibility';
import { renderRuleSentence } from './messages';
import { decidingResult } from './outcomes';
import { eligibilityRules } from './rules';

describe('results', () => {
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
