import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Button } from '@backstage/ui';
import { LoadProblem } from '../../live';
import { openmcpTranslationRef } from '../../translations';
import { SignInButton } from './SignInButton';

/**
 * The next step behind the sentence about data that could not be loaded.
 *
 * @internal
 */
export function ProblemActions(props: {
  problem: LoadProblem;
  onTryAgain: () => void;
}) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  if (props.problem.kind === 'signed-out') {
    return <SignInButton />;
  }
  return (
    <Button size="small" variant="secondary" onPress={props.onTryAgain}>
      {t('problem.tryAgain')}
    </Button>
  );
}
