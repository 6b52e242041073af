import { memo } from 'react';
import { CompareColumn } from './columns';
import { HiddenColumns } from './HiddenColumns';
import { OutcomeFill } from './OutcomeFill';
import { answersOf, CompareRow } from './rows';
import { useAnswerText } from './useAnswerText';
import { CellPlace } from './useMatrixKeys';
import styles from './Matrix.module.css';

/**
 * Properties of {@link MatrixRow}.
 *
 * @internal
 */
export interface MatrixRowProps {
  row: CompareRow;
  /** Those that are drawn. */
  columns: readonly CompareColumn[];
  /** Columns before and behind those that are drawn. */
  before: number;
  after: number;
  /** The column whose cell can be reached with Tab, in the active row alone. */
  activeColumn?: string;
  onFocus: (place: CellPlace) => void;
  onOpen: (place: CellPlace) => void;
}

/**
 * One rule with the answers of all columns.
 *
 * @internal
 */
export const MatrixRow = memo((props: MatrixRowProps) => {
  const answerText = useAnswerText();
  const { activeColumn, after, before, columns, onFocus, onOpen, row } = props;
  return (
    <tr>
      <th scope="row" className={styles.rowHead}>
        {row.question ? (
          <>
            <span className={styles.question}>{row.question}</span>
            <span className={styles.ruleId}>{row.label}</span>
          </>
        ) : (
          <span className={styles.verdictName}>{row.label}</span>
        )}
      </th>
      <HiddenColumns count={before} />
      {columns.map(column => {
        const place = { row: row.id, column: column.item.entityRef };
        const answers = answersOf(column, row.id);
        const text = answerText(row, column, answers);
        return (
          <td key={place.column} className={styles.cell}>
            <button
              type="button"
              className={styles.button}
              tabIndex={activeColumn === place.column ? 0 : -1}
              data-row={place.row}
              data-column={place.column}
              aria-haspopup="dialog"
              aria-label={text}
              title={text}
              onFocus={() => onFocus(place)}
              onClick={() => onOpen(place)}
            >
              <OutcomeFill answers={answers} released={column.released} />
            </button>
          </td>
        );
      })}
      <HiddenColumns count={after} />
    </tr>
  );
});
