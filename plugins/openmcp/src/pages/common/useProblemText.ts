import { useTranslation } from '../../language';
import { useProblemReason } from '../../components';
import { LoadProblem } from '../../live';
import { useTimeText } from '../../time';

/**
 * Parameters of a sentence about something that could not be loaded.
 *
 * @internal
 */
export function useProblemText() {
  const { t } = useTranslation();
  const text = useTimeText();
  const problemReason = useProblemReason();
  return (problem: LoadProblem, seenAt?: number) => ({
    reason: problemReason(problem),
    clock: text.clock(problem.since),
    seen: seenAt === undefined ? t('time.unknown') : text.clock(seenAt),
  });
}
