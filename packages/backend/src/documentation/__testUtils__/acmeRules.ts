import { createBackendModule } from '@backstage/backend-plugin-api';
import { EligibilityRule } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpEligibilityRulesExtensionPoint } from '@openmcp/backstage-plugin-openmcp-node';

const noSecrets: EligibilityRule = {
  id: 'acme-no-secrets',
  belongsTo: 'wrap',
  reads: ['toolPrivileges'],
  requires: { wrap: ['toolPrivileges'], host: [] },
  live: [],
  check({ subject, traits }) {
    if (traits.toolPrivileges?.includes('secrets-read')) {
      return {
        outcome: 'blocked',
        code: 'acme-reads-secrets',
        params: { message: `${subject.title} reads Secrets of everybody.` },
      };
    }
    return {
      outcome: 'ok',
      code: 'acme-reads-no-secrets',
      params: { message: `${subject.title} reads no Secrets.` },
    };
  },
};

export default createBackendModule({
  pluginId: 'openmcp',
  moduleId: 'acme-rules',
  register(env) {
    env.registerInit({
      deps: { rules: openmcpEligibilityRulesExtensionPoint },
      async init({ rules }) {
        rules.addEligibilityRules(noSecrets);
      },
    });
  },
});
