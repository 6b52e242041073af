import { Outcome } from '@openmcp/backstage-plugin-openmcp-common';
import { outcomeDrawing } from '../../components';
import { useTranslation } from '../../language';
import { Answers } from './rows';
import { useReasonText } from './useReasonText';
import styles from './Matrix.module.css';

function Half(props: {
  outcome: Outcome;
  /** No released image behaves like this. */
  conditional?: boolean;
  unchecked?: boolean;
}) {
  const { conditional, outcome, unchecked } = props;
  const { family, icon: Icon, known } = outcomeDrawing(outcome);
  const classNames = [
    styles.fill,
    unchecked ? styles.unchecked : styles[family],
    known === 'unknown' && styles.dashed,
    known === 'blocked' && styles.blocked,
    conditional && styles.conditional,
  ];
  return (
    <span className={classNames.filter(Boolean).join(' ')}>
      <Icon size={20} aria-hidden />
    </span>
  );
}

/**
 * The answers of one cell as fills with a sign each. Their words are said by what
 * is around them.
 *
 * @internal
 */
export function OutcomeFill(props: {
  answers: Answers;
  /** A released version has platform mode. */
  released: boolean;
}) {
  const { t } = useTranslation();
  const { answers, released } = props;
  const reasonText = useReasonText();
  switch (answers.state) {
    case 'split':
      return (
        <>
          <Half outcome={answers.today} />
          <Half outcome={answers.withPlatformMode} conditional={!released} />
        </>
      );
    case 'both':
    case 'one':
      return <Half outcome={answers.outcome} unchecked={answers.unchecked} />;
    default:
      return (
        <span className={`${styles.fill} ${styles.nothing}`} aria-hidden>
          {answers.state === 'missing'
            ? t('time.unknown')
            : answers.reason && reasonText(answers.reason)}
        </span>
      );
  }
}
