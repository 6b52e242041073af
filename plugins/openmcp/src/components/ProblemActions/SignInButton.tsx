import { Button } from '@backstage/ui';
import { useTranslation } from '../../language';

/**
 * Leads to the sign-in page of the portal, and from there back to this address.
 *
 * @internal
 */
export function SignInButton() {
  const { t } = useTranslation();
  return (
    <Button
      size="small"
      variant="secondary"
      // The portal asks who somebody is only while it starts.
      onPress={() => window.location.reload()}
    >
      {t('problem.signIn')}
    </Button>
  );
}
