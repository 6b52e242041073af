import { LoadProblem } from '../../live';
import { Translate, useTranslation } from '../../language';

/**
 * Words for why something could not be loaded, to be put into a sentence.
 *
 * @internal
 */
export function problemReason(
  t: Translate,
  problem: Pick<LoadProblem, 'kind' | 'status'>,
): string {
  return problem.kind === 'status'
    ? t('problem.status', { status: String(problem.status) })
    : t(`problem.${problem.kind}`);
}

/**
 * {@link problemReason} in the reader's language.
 *
 * @internal
 */
export function useProblemReason() {
  const { t } = useTranslation();
  return (problem: LoadProblem): string => problemReason(t, problem);
}
