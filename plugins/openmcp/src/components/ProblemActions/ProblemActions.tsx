import { Button } from '@backstage/ui';
import { LoadProblem } from '../../live';
import { useTranslation } from '../../language';
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
  const { t } = useTranslation();
  if (props.problem.kind === 'signed-out') {
    return <SignInButton />;
  }
  return (
    <Button size="small" variant="secondary" onPress={props.onTryAgain}>
      {t('problem.tryAgain')}
    </Button>
  );
}
