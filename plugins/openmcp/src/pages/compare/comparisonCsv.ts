import { Outcome } from '@openmcp/backstage-plugin-openmcp-common';
import { Translate } from '../../language';
import { outcomeDrawing } from '../../components';
import { CompareColumn } from './columns';
import { answersOf, CompareRow } from './rows';

/**
 * The comparison as rows of a file: a line for each rule, and for each provider a
 * column for every view; with the sentences where they are shown.
 *
 * @internal
 */
export function comparisonCsv(
  t: Translate,
  rows: readonly CompareRow[],
  columns: readonly CompareColumn[],
  withSentences: boolean,
): string[][] {
  const words = (outcome: Outcome) =>
    t(`outcome.${outcomeDrawing(outcome).known}`);
  const heads = columns.flatMap(({ item }) => {
    const name = item.title;
    return [
      t('compare.csv.today', { name }),
      t('compare.csv.withPlatformMode', { name }),
      ...(withSentences
        ? [
            t('compare.csv.todayWhy', { name }),
            t('compare.csv.withPlatformModeWhy', { name }),
          ]
        : []),
    ];
  });
  const cellsOf = (row: CompareRow, column: CompareColumn): string[] => {
    const answers = answersOf(column, row.id);
    const said = column.cells.get(row.id)?.row;
    const why = withSentences
      ? [said?.today.message ?? '', said?.withPlatformMode?.message ?? '']
      : [];
    switch (answers.state) {
      case 'split':
        return [words(answers.today), words(answers.withPlatformMode), ...why];
      case 'both':
      case 'one': {
        const word = answers.unchecked
          ? `${words(answers.outcome)}, ${t('compare.unchecked')}`
          : words(answers.outcome);
        return [word, word, ...why];
      }
      case 'missing':
        return [t('compare.notRead'), t('compare.notRead'), ...why];
      default:
        return [t('compare.notApplicable'), t('compare.notApplicable'), ...why];
    }
  };
  return [
    [t('compare.csv.rule'), t('compare.csv.question'), ...heads],
    ...rows.map(row => [
      row.label,
      row.question ?? '',
      ...columns.flatMap(column => cellsOf(row, column)),
    ]),
  ];
}
