import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackendModule } from '@backstage/backend-plugin-api';
import {
  createTemplateAction,
  scaffolderActionsExtensionPoint,
} from '@backstage/plugin-scaffolder-node';

/**
 * The action `e2e:link`, which does what a fetched skeleton may do: it puts a
 * symbolic link into the workspace.
 *
 * @internal
 */
export const linkAction = createBackendModule({
  pluginId: 'scaffolder',
  moduleId: 'e2e-link',
  register(env) {
    env.registerInit({
      deps: { actions: scaffolderActionsExtensionPoint },
      async init({ actions }) {
        actions.addActions(
          createTemplateAction({
            id: 'e2e:link',
            supportsDryRun: true,
            schema: {
              input: { target: z => z.string(), path: z => z.string() },
            },
            async handler({ input: { target, path }, workspacePath }) {
              await symlink(target, join(workspacePath, path));
            },
          }),
        );
      },
    });
  },
});
