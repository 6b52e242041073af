import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { openmcpTranslationRef } from '../../translations';
import { LoadProblem } from '../../live';
import { useTimeText } from '../../time';

/**
 * Words for why something could not be loaded, to be put into a sentence.
 *
 * @internal
 */
export function useProblemText() {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const text = useTimeText();
  return (problem: LoadProblem, seenAt?: number) => ({
    reason:
      problem.kind === 'status'
        ? t('problem.status', { status: String(problem.status) })
        : t(`problem.${problem.kind}`),
    clock: text.clock(problem.since),
    seen: seenAt === undefined ? t('time.unknown') : text.clock(seenAt),
  });
}
