import { askRule } from '../../__testUtils__/askRule';
import type { HostRoute } from '../types';

/** Traits without which a rule cannot tell, by rule and question. */
const needed: [rule: string, trait: string, ...('wrap' | 'host')[]][] = [
  ['contract-cli', 'contract', 'wrap'],
  ['target-platform-mode', 'platformTarget', 'wrap'],
  ['tenancy', 'targets', 'wrap'],
  ['workload-cluster', 'targets', 'wrap'],
  ['api-boundary', 'crds', 'wrap'],
  ['onboarding-dependency', 'clusterAccess', 'wrap'],
  ['gvk-registration', 'gvkRegistration', 'wrap'],
  ['provider-config', 'config', 'wrap'],
  ['deployer-dependency', 'dependsOn', 'wrap', 'host'],
  ['cycle', 'provides', 'wrap', 'host'],
  ['crd-ownership', 'toolCrdGroups', 'wrap', 'host'],
  ['crd-version-skew', 'toolCrdGroups', 'wrap', 'host'],
  ['dual-deployment', 'platformTarget', 'wrap'],
  ['request-name', 'requestBase', 'wrap'],
  ['leader-election', 'leader', 'wrap'],
  ['webhook-secret', 'webhooks', 'wrap'],
  ['admission-impact', 'webhooks', 'wrap', 'host'],
  ['privilege', 'toolPrivileges', 'wrap', 'host'],
  ['data-plane-needs', 'needs', 'wrap', 'host'],
  ['delivery-path', 'component', 'wrap'],
  ['delete-leftovers', 'deletion', 'wrap', 'host'],
  ['evidence-freshness', 'versionRange', 'wrap', 'host'],
];

const questions = needed.flatMap(([rule, trait, ...asked]) =>
  asked.map(question => [rule, trait, question] as const),
);

describe('a trait that is not declared', () => {
  it.each(questions)(
    'keeps %s from telling: %s, %s',
    (rule, trait, question) => {
      const route: HostRoute = 'helm-release';
      const result = askRule(rule, {
        traits: { [trait]: undefined },
        ...(question === 'host' && { route }),
      });
      expect(result).toMatchObject({
        outcome: 'unknown',
        code: 'trait-not-declared',
        params: { traits: [trait] },
        remedy: { code: 'declare-traits', by: 'provider-developer' },
      });
    },
  );
});
