import {
  ClusterFacts,
  InstalledCustomResource,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  allSubjects,
  hostOf,
  outcomesOf,
  subjectOf,
  wrapOf,
} from './__testUtils__';

function createCustomResource(
  group: string,
  owner: Partial<InstalledCustomResource> = {},
): InstalledCustomResource {
  return {
    name: `things.${group}`,
    uid: `uid-of-${group}`,
    group,
    labels: {},
    annotations: {},
    managers: [],
    ...owner,
  };
}

function createCluster(facts: Partial<ClusterFacts> = {}): ClusterFacts {
  return {
    name: 'eu-live',
    installations: [],
    customResources: [],
    namespaces: ['openmcp-system', 'flux-system'],
    purposes: ['platform', 'onboarding'],
    configurations: [],
    ...facts,
  };
}

describe('what decides', () => {
  it('Flux needs itself, whatever delivers the operator', () => {
    for (const operatorDeliveredBy of ['flux', 'other'] as const) {
      const { today, withPlatformMode } = wrapOf('service-provider-flux', {
        operatorDeliveredBy,
      });
      expect(outcomesOf(today)).toMatchObject({
        cycle: 'blocked',
        'target-platform-mode': 'blocked',
        tenancy: 'blocked',
        'provider-config': 'needs-configuration',
      });
      const blocked = withPlatformMode.results.filter(
        ({ outcome }) => outcome === 'blocked',
      );
      expect(blocked.map(({ ruleId }) => ruleId)).toEqual(['cycle']);
    }
  });

  it.each(['service-provider-external-secrets', 'service-provider-eso'])(
    '%s has no mode as released; with it a configuration and Flux remain',
    name => {
      const { today, withPlatformMode } = wrapOf(name);
      expect(outcomesOf(today)).toMatchObject({
        'target-platform-mode': 'blocked',
        tenancy: 'blocked',
        'gvk-registration': 'warning',
        'workload-cluster': 'ok',
      });
      expect(outcomesOf(withPlatformMode)).toMatchObject({
        'provider-config': 'needs-configuration',
        'admission-impact': 'warning',
        privilege: 'warning',
        tenancy: 'ok',
        'gvk-registration': 'ok',
      });
    },
  );

  it('the metrics-operator needs a workload cluster, and a name that is fixed', () => {
    const { today, withPlatformMode } = wrapOf(
      'service-provider-metrics-operator',
    );
    expect(outcomesOf(today)).toMatchObject({
      'target-platform-mode': 'blocked',
      tenancy: 'blocked',
      'workload-cluster': 'blocked',
    });
    const [configuration] = withPlatformMode.results.filter(
      ({ ruleId }) => ruleId === 'provider-config',
    );
    expect(configuration.outcome).toBe('needs-configuration');
    expect(JSON.stringify(configuration)).toContain('metricsoperator');
  });

  it('Velero needs no Flux and thus no circle, but a place for its backups', () => {
    const { today, withPlatformMode } = wrapOf('service-provider-velero');
    expect(outcomesOf(today)).toMatchObject({
      'target-platform-mode': 'blocked',
      tenancy: 'blocked',
      'workload-cluster': 'blocked',
      cycle: 'ok',
      'deployer-dependency': 'ok',
    });
    expect(outcomesOf(withPlatformMode)).toMatchObject({
      'data-plane-needs': 'needs-configuration',
      privilege: 'warning',
      cycle: 'ok',
    });
  });

  it.each(['cert-manager', 'custom-root-ca'])(
    '%s is blocked by nothing but that there is no image',
    name => {
      const { today } = wrapOf(name);
      expect(Object.values(outcomesOf(today))).not.toContain('blocked');
    },
  );

  it('registration is fatal for the Landscaper alone', () => {
    const fatal = [...allSubjects.values()].filter(
      ({ traits }) => traits?.gvkRegistration === 'fatal',
    );
    expect(fatal.map(({ title }) => title)).toEqual(['Landscaper']);
    const { today } = wrapOf('service-provider-landscaper');
    expect(outcomesOf(today)['gvk-registration']).toBe('blocked');
  });

  it('Kyverno and Argo CD come with strong warnings', () => {
    const kyverno = hostOf('service-provider-kyverno');
    expect(outcomesOf(kyverno.routes[0])['admission-impact']).toBe('warning');
    const argocd = hostOf('service-provider-argocd');
    expect(outcomesOf(argocd.routes[0]).privilege).toBe('warning');
  });

  it('the GitOps service does not keep the contract', () => {
    const { today } = wrapOf('platform-service-gitops');
    expect(outcomesOf(today)['contract-cli']).toBe('blocked');
  });
});

describe('verdicts of other versions', () => {
  it.each([
    ['platform-service-usage', 'v1.0.0', 'needs-configuration'],
    ['service-provider-external-secrets', 'v0.1.2', 'needs-configuration'],
    ['service-provider-external-secrets', 'v7.0.0', 'unknown'],
  ])('%s %s with platform mode: %s', (name, version, outcome) => {
    const { withPlatformMode } = wrapOf(name, { version });
    expect(withPlatformMode.outcome).toBe(outcome);
  });

  it('the first version of the usage operator runs under its old name, without a configuration', () => {
    const { today } = wrapOf('platform-service-usage', {
      version: 'v0.1.0',
      name: 'usage',
    });
    expect(today.outcome).toBe('ok');
  });

  it('the API group of External Secrets changed with version 1', () => {
    const groupOf = (version: string) => {
      const { config } = subjectOf('service-provider-external-secrets', version)
        .traits ?? { config: 'none' };
      return config === 'none' ? undefined : config?.group;
    };
    expect([groupOf('v0.1.2'), groupOf('v1.1.1')]).toEqual([
      'external-secrets.services.openmcp.cloud',
      'external-secrets.services.open-control-plane.io',
    ]);
  });
});

describe('verdicts against a cluster', () => {
  const flux = {
    labels: {
      'helm.toolkit.fluxcd.io/name': 'external-secrets-operator',
      'helm.toolkit.fluxcd.io/namespace': 'flux-system',
    },
    annotations: {
      'meta.helm.sh/release-name': 'eso',
      'meta.helm.sh/release-namespace': 'external-secrets',
    },
  };

  it.each(['service-provider-external-secrets', 'service-provider-eso'])(
    '%s is blocked where the bootstrapper installed the tool already',
    name => {
      const cluster = createCluster({
        customResources: [createCustomResource('external-secrets.io', flux)],
        namespaces: ['openmcp-system', 'flux-system', 'external-secrets'],
      });
      const { withPlatformMode } = wrapOf(name, { cluster });
      expect(withPlatformMode.outcome).toBe('blocked');
      expect(outcomesOf(withPlatformMode)['crd-ownership']).toBe('blocked');
      expect(hostOf(name, { cluster }).outcome).toBe('blocked');
    },
  );

  it.each([
    ['service-provider-metrics-operator', 'metrics.open-control-plane.io'],
    ['cert-manager', 'cert-manager.io'],
    ['service-provider-otel-operator', 'opentelemetry.io'],
  ])('a second %s is blocked beside the observability stack', (name, group) => {
    const owned = createCustomResource(group, {
      labels: {
        'helm.toolkit.fluxcd.io/name': 'release-of-the-stack',
        'helm.toolkit.fluxcd.io/namespace': 'obs-stack',
      },
    });
    const cluster = createCluster({ customResources: [owned] });
    expect(hostOf(name, { cluster }).outcome).toBe('blocked');
  });

  it('the Test Runner is blocked where it would take over what the operator owns', () => {
    const cluster = createCluster({
      customResources: [
        createCustomResource('openmcp.cloud', {
          managers: ['openmcp-operator'],
        }),
      ],
    });
    const { today } = wrapOf('platform-service-test-runner', { cluster });
    expect(today.outcome).toBe('blocked');
    expect(outcomesOf(today)['crd-ownership']).toBe('blocked');
  });
});
