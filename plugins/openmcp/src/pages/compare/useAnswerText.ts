import { useCallback } from 'react';
import { Outcome } from '@openmcp/backstage-plugin-openmcp-common';
import { outcomeDrawing } from '../../components';
import { useTranslation } from '../../language';
import { CompareColumn } from './columns';
import { Answers, CompareRow } from './rows';
import { useReasonText } from './useReasonText';

/**
 * Says what a cell says, for screen readers and on hover.
 *
 * @internal
 */
export function useAnswerText() {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  return useCallback(
    (row: CompareRow, { item }: CompareColumn, answers: Answers): string => {
      const words = (outcome: Outcome) =>
        t(`outcome.${outcomeDrawing(outcome).known}`);
      const at = { rule: row.label, name: item.title };
      switch (answers.state) {
        case 'split':
          return t('compare.cell.split', {
            ...at,
            today: words(answers.today),
            withPlatformMode: words(answers.withPlatformMode),
          });
        case 'both': {
          const outcome = words(answers.outcome);
          return answers.unchecked
            ? t('compare.cell.bothUnchecked', { ...at, outcome })
            : t('compare.cell.both', { ...at, outcome });
        }
        case 'one':
          return t('compare.cell.one', {
            ...at,
            outcome: words(answers.outcome),
          });
        case 'none':
          return answers.reason
            ? t('compare.cell.one', {
                ...at,
                outcome: reasonText(answers.reason),
              })
            : t('compare.cell.none', at);
        default:
          return t('compare.cell.missing', at);
      }
    },
    [t, reasonText],
  );
}
