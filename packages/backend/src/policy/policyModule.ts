import {
  coreServices,
  createBackendModule,
} from '@backstage/backend-plugin-api';
import { policyExtensionPoint } from '@backstage/plugin-permission-node/alpha';
import { PlatformOwners } from './PlatformOwners';
import { PlatformOwnersPolicy } from './PlatformOwnersPolicy';

/** Lets `portal.platformOwners` decide who may do what. */
export const policyModule = createBackendModule({
  pluginId: 'permission',
  moduleId: 'platform-owners-policy',
  register({ registerInit }) {
    registerInit({
      deps: {
        policy: policyExtensionPoint,
        config: coreServices.rootConfig,
        userInfo: coreServices.userInfo,
      },
      async init({ policy, config, userInfo }) {
        policy.setPolicy(
          new PlatformOwnersPolicy(PlatformOwners.fromConfig(config), userInfo),
        );
      },
    });
  },
});
