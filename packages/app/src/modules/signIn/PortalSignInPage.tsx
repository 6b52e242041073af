import { SignInPage } from '@backstage/core-components';
import {
  configApiRef,
  githubAuthApiRef,
  SignInPageProps,
  useApi,
} from '@backstage/core-plugin-api';

/** Guests where somebody tries or develops the portal; elsewhere people say who they are. */
export function PortalSignInPage(props: SignInPageProps) {
  const environment =
    useApi(configApiRef).getOptionalString('auth.environment') ?? 'development';
  return environment === 'development' ? (
    <SignInPage {...props} providers={['guest']} />
  ) : (
    <SignInPage
      {...props}
      provider={{
        id: 'github-auth-provider',
        title: 'GitHub',
        message: 'Sign in with your GitHub account',
        apiRef: githubAuthApiRef,
      }}
    />
  );
}
