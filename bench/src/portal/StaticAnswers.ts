import {
  coreServices,
  createBackendPlugin,
} from '@backstage/backend-plugin-api';
import { ResourcePermission } from '@backstage/plugin-permission-common';
import {
  openmcpClusterReadPermission,
  openmcpInstallationReadPermission,
  openmcpPlatformServiceApplyPermission,
  openmcpPlatformServiceCommandPermission,
  openmcpPlatformServiceDeletePermission,
  openmcpPlatformServiceForcePermission,
  openmcpPlatformServiceHostPathPermission,
  openmcpPlatformServiceOverridePermission,
  openmcpProviderReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import Router from 'express-promise-router';

const readPermissions = [
  openmcpInstallationReadPermission,
  openmcpClusterReadPermission,
  openmcpProviderReadPermission,
];

const allPermissions = [
  ...readPermissions,
  openmcpPlatformServiceApplyPermission,
  openmcpPlatformServiceDeletePermission,
  openmcpPlatformServiceOverridePermission,
  openmcpPlatformServiceForcePermission,
  openmcpPlatformServiceHostPathPermission,
  openmcpPlatformServiceCommandPermission,
];

/**
 * What our routes are compared with: routes that send bytes from memory, after
 * the same check of credentials and the same question to the permission framework.
 *
 * @internal
 */
export class StaticAnswers {
  private readonly bodies = new Map<string, Buffer>();

  set({ name, body }: { name: string; body: string }): void {
    this.bodies.set(name, Buffer.from(body));
  }

  createPlugin() {
    const { bodies } = this;
    return createBackendPlugin({
      pluginId: 'bench-static',
      register(env) {
        env.registerInit({
          deps: {
            httpAuth: coreServices.httpAuth,
            httpRouter: coreServices.httpRouter,
            permissions: coreServices.permissions,
          },
          async init({ httpAuth, httpRouter, permissions }) {
            const router = Router();
            router.get('/:name', async (request, response) => {
              const { name } = request.params;
              const credentials = await httpAuth.credentials(request, {
                allow: ['user', 'service'],
              });
              const wanted =
                name === 'single' ? readPermissions : allPermissions;
              await permissions.authorizeConditional(
                wanted.map(permission => ({
                  permission: permission as ResourcePermission,
                })),
                { credentials },
              );
              const body = bodies.get(name) ?? Buffer.alloc(0);
              response.writeHead(200, {
                etag: '"static"',
                'cache-control': 'private, no-cache',
                'content-type': 'application/json; charset=utf-8',
                'content-length': body.byteLength,
              });
              response.end(body);
            });
            httpRouter.use(router);
          },
        });
      },
    });
  }
}
