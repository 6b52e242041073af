import { ReactElement } from 'react';
import styles from './StatusChip.module.css';

/**
 * Colour family of a chip.
 *
 * @internal
 */
export type ChipFamily =
  | 'positive'
  | 'negative'
  | 'warning'
  | 'announcement'
  | 'neutral';

/**
 * Properties of {@link StatusChip}.
 *
 * @internal
 */
export interface StatusChipProps {
  family: ChipFamily;
  /** A 16 px icon whose shape alone tells the state. */
  icon: ReactElement;
  /** The state in the reader's language. */
  word: string;
  /** What the state is of, e.g. "Health"; read out before the word. */
  dimension: string;
  /** Explanation shown on hover, with the English code of the state. */
  tooltip: string;
  /** Edge of a state that nothing confirms (unknown). */
  dashed?: boolean;
  /** The state is old or partly read: it loses its colour. */
  unconfirmed?: boolean;
  /** Shows the icon alone; the word stays for screen readers and on hover. */
  wordless?: boolean;
}

/**
 * A state as icon and word. Shape and word say everything that the colour says.
 *
 * @internal
 */
export function StatusChip(props: StatusChipProps) {
  const { dimension, family, icon, tooltip, word, wordless } = props;
  const classNames = [
    styles.chip,
    props.unconfirmed ? styles.unconfirmed : styles[family],
    props.dashed && styles.dashed,
    wordless && styles.wordless,
  ];
  return (
    <span
      className={classNames.filter(Boolean).join(' ')}
      data-family={props.unconfirmed ? 'unconfirmed' : family}
      title={tooltip}
    >
      <span className={styles.hidden}>{`${dimension}: `}</span>
      {icon}
      {wordless ? <span className={styles.hidden}>{word}</span> : word}
    </span>
  );
}
