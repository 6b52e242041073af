import {
  TranslationFunction,
  useTranslationRef,
} from '@backstage/core-plugin-api/alpha';
import { LoadProblem } from '../../live';
import { openmcpTranslationRef } from '../../translations';

/**
 * Words for why something could not be loaded, to be put into a sentence.
 *
 * @internal
 */
export function problemReason(
  t: TranslationFunction<(typeof openmcpTranslationRef)['T']>,
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
  const { t } = useTranslationRef(openmcpTranslationRef);
  return (problem: LoadProblem): string => problemReason(t, problem);
}
