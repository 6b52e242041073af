import { useProblemReason } from '../../components';
import { useTranslation } from '../../language';
import { CheckLine, LiveService } from '../common';

/**
 * Below a field, what is set on the cluster now, or why that is not known.
 *
 * @internal
 */
export function CurrentValue(props: {
  id: string;
  live: LiveService;
  value: string | undefined;
  /** True where it stays. */
  isKept?: boolean;
  /** What is wrong with the value of the field. */
  problem?: string;
}) {
  const { t } = useTranslation();
  const problemReason = useProblemReason();
  const { id, isKept, live, problem, value } = props;
  if (problem !== undefined) {
    return (
      <CheckLine id={id} kind="wrong">
        {problem}
      </CheckLine>
    );
  }
  if (live.problem) {
    return (
      <CheckLine id={id} kind="note">
        {t('service.update.problem', { reason: problemReason(live.problem) })}
      </CheckLine>
    );
  }
  const isLoading = live.key !== undefined && value === undefined;
  return (
    <CheckLine id={id} kind={value === undefined ? undefined : 'note'}>
      {isLoading && t('service.update.loading')}
      {value !== undefined &&
        t(isKept ? 'service.update.currentKept' : 'service.update.current', {
          value,
        })}
    </CheckLine>
  );
}
