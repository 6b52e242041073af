import {
  coreServices,
  createBackendModule,
} from '@backstage/backend-plugin-api';
import { scaffolderActionsExtensionPoint } from '@backstage/plugin-scaffolder-node';
import {
  createEligibilityCheckAction,
  createPlatformServiceApplyAction,
  createPlatformServiceCreateAction,
  createPlatformServiceDeleteAction,
  createPlatformServiceWaitAction,
  createProviderDeclareAction,
} from './actions';
import { PortalApi } from './portal';

/**
 * Gives templates the actions of openMCP.
 *
 * @public
 */
export const scaffolderModuleOpenmcp = createBackendModule({
  pluginId: 'scaffolder',
  moduleId: 'openmcp',
  register({ registerInit }) {
    registerInit({
      deps: {
        scaffolderActions: scaffolderActionsExtensionPoint,
        auth: coreServices.auth,
        discovery: coreServices.discovery,
      },
      async init({ scaffolderActions, auth, discovery }) {
        const api = new PortalApi({ auth, discovery, fetch });
        scaffolderActions.addActions(
          createEligibilityCheckAction(api),
          createPlatformServiceCreateAction(api),
          createPlatformServiceApplyAction(api),
          createPlatformServiceWaitAction(api),
          createPlatformServiceDeleteAction(api),
          createProviderDeclareAction(),
        );
      },
    });
  },
});
