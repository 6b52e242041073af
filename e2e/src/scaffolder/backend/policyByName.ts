import {
  coreServices,
  createBackendModule,
} from '@backstage/backend-plugin-api';
import { parseEntityRef } from '@backstage/catalog-model';
import { AuthorizeResult } from '@backstage/plugin-permission-common';
import { policyExtensionPoint } from '@backstage/plugin-permission-node/alpha';

/**
 * A policy that allows everything but what the configuration takes away from
 * somebody: `e2e.denied.<name of the user>` lists beginnings of permissions.
 *
 * @internal
 */
export const policyByName = createBackendModule({
  pluginId: 'permission',
  moduleId: 'e2e-policy',
  register(env) {
    env.registerInit({
      deps: {
        policy: policyExtensionPoint,
        config: coreServices.rootConfig,
      },
      async init({ policy, config }) {
        const denied = config.get<Record<string, string[]>>('e2e.denied');
        policy.setPolicy({
          async handle({ permission }, user) {
            const name = user && parseEntityRef(user.info.userEntityRef).name;
            const beginnings = (name && denied[name]) || [];
            const isDenied = beginnings.some(beginning =>
              permission.name.startsWith(beginning),
            );
            return {
              result: isDenied ? AuthorizeResult.DENY : AuthorizeResult.ALLOW,
            };
          },
        });
      },
    });
  },
});
