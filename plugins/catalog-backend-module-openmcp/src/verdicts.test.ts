import { allSubjects, ask } from './__testUtils__';

// Name of the entity | as released | with platform mode | the tool by another route
const table = `
  # The six tools, by their provider where they have one.
  service-provider-flux                | blocked             | blocked             | not applicable
  service-provider-external-secrets    | blocked             | needs-configuration | needs-configuration
  service-provider-metrics-operator    | blocked             | needs-configuration | needs-configuration
  cert-manager                         | unknown             | unknown             | needs-configuration
  service-provider-velero              | blocked             | needs-configuration | needs-configuration
  custom-root-ca                       | unknown             | unknown             | needs-configuration
  # The tools themselves: what is asked of them is the other route.
  flux                                 | blocked             | blocked             | not applicable
  external-secrets-operator            | unknown             | unknown             | needs-configuration
  metrics-operator                     | unknown             | unknown             | needs-configuration
  velero                               | unknown             | unknown             | needs-configuration
  # The image that is not published.
  service-provider-eso                 | blocked             | needs-configuration | needs-configuration
  # Other service providers.
  service-provider-kro                 | blocked             | needs-configuration | needs-configuration
  service-provider-ocm                 | blocked             | needs-configuration | needs-configuration
  service-provider-otel-operator       | blocked             | needs-configuration | needs-configuration
  service-provider-crossplane          | blocked             | needs-configuration | needs-configuration
  service-provider-kyverno             | blocked             | needs-configuration | needs-configuration
  service-provider-argocd              | blocked             | needs-configuration | needs-configuration
  service-provider-landscaper          | blocked             | needs-configuration | unknown
  service-provider-template            | blocked             | unknown             | unknown
  # Platform services. OpenBao ends without its ServiceConfig, see its evidence.
  platform-service-gateway             | needs-configuration | needs-configuration | not applicable
  platform-service-dns                 | needs-configuration | needs-configuration | not applicable
  platform-service-gardener-ipam       | needs-configuration | needs-configuration | not applicable
  platform-service-quota               | needs-configuration | needs-configuration | not applicable
  platform-service-project-workspace   | needs-configuration | needs-configuration | not applicable
  platform-service-usage               | needs-configuration | needs-configuration | not applicable
  platform-service-openbao             | needs-configuration | needs-configuration | not applicable
  platform-service-resource-replicator | ok                  | ok                  | not applicable
  platform-service-template            | ok                  | ok                  | not applicable
  platform-service-test-runner         | warning             | warning             | not applicable
  platform-service-gitops              | blocked             | blocked             | not applicable
  # The operator's own, and another contract.
  platform-service-managedcontrolplane | not applicable      | not applicable      | not applicable
  platform-service-helmdeployer        | not applicable      | not applicable      | not applicable
  cluster-provider-kind                | not applicable      | not applicable      | not applicable
  cluster-provider-gardener            | not applicable      | not applicable      | not applicable
`;

const expected = table
  .split('\n')
  .map(line => line.trim())
  .filter(line => line && !line.startsWith('#'))
  .map(line => line.split('|').map(cell => cell.trim()));

describe('verdicts without a cluster', () => {
  it.each(expected)(
    '%s: today %s, with platform mode %s, another way %s',
    (name, today, withPlatformMode, host) => {
      const { wrap, host: other } = ask(name);
      const none = { outcome: 'not applicable' };
      expect({
        today: (wrap.applicable ? wrap.today : none).outcome,
        withPlatformMode: (wrap.applicable ? wrap.withPlatformMode : none)
          .outcome,
        host: (other.applicable ? other : none).outcome,
      }).toEqual({ today, withPlatformMode, host });
    },
  );

  it('are given for all that is described', () => {
    expect(expected.map(([name]) => name).sort()).toEqual(
      [...allSubjects.keys()].sort(),
    );
  });
});
