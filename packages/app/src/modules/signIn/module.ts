import { createFrontendModule } from '@backstage/frontend-plugin-api';
import { SignInPageBlueprint } from '@backstage/plugin-app-react';

/** How people sign in. */
export const signInModule = createFrontendModule({
  pluginId: 'app',
  extensions: [
    SignInPageBlueprint.make({
      params: {
        loader: () =>
          import('./PortalSignInPage').then(
            ({ PortalSignInPage }) => PortalSignInPage,
          ),
      },
    }),
  ],
});
