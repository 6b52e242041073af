import { ReactNode } from 'react';
import { ProblemActions } from '../../components';
import { LoadProblem } from '../../live';
import styles from './CardMessage.module.css';

/**
 * A sentence in the place of what a card cannot show, and the next step.
 *
 * @internal
 */
export function CardMessage(props: {
  sentence: string;
  /** What stands in the way, where there is something to try again. */
  problem?: LoadProblem;
  onTryAgain?: () => void;
  children?: ReactNode;
}) {
  const { children, onTryAgain, problem, sentence } = props;
  return (
    <div className={styles.message}>
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      {problem && onTryAgain && (
        <ProblemActions problem={problem} onTryAgain={onTryAgain} />
      )}
      {children}
    </div>
  );
}
