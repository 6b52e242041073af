import { createBackendModule } from '@backstage/backend-plugin-api';
import {
  authProvidersExtensionPoint,
  createProxyAuthenticator,
  createProxyAuthProviderFactory,
} from '@backstage/plugin-auth-node';

const byName = createProxyAuthenticator({
  defaultProfileTransform: async () => ({ profile: {} }),
  initialize: () => ({}),
  async authenticate({ req }) {
    return { result: { name: String(req.header('x-person')) } };
  },
});

/**
 * Signs in whoever says a name, as a proxy in front of the portal would.
 *
 * @internal
 */
export const signInByName = createBackendModule({
  pluginId: 'auth',
  moduleId: 'e2e-sign-in',
  register(env) {
    env.registerInit({
      deps: { providers: authProvidersExtensionPoint },
      async init({ providers }) {
        providers.registerProvider({
          providerId: 'e2e',
          factory: createProxyAuthProviderFactory({
            authenticator: byName,
            async signInResolver({ result: { name } }, context) {
              const sub = `user:default/${name}`;
              return context.issueToken({ claims: { sub, ent: [sub] } });
            },
          }),
        });
      },
    });
  },
});
