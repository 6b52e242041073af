import { ReactNode, useId } from 'react';
import { Button } from '@backstage/ui';
import {
  LoadingRegion,
  QuietText,
  SimulatedMark,
  useProblemReason,
} from '../../components';
import { useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { readOutage } from './readOutage';
import { readRefusal } from './readRefusal';
import { Answer } from './useQuestion';
import styles from './PreviewFrame.module.css';

/**
 * A dry run with its heading, its headline, its age, and a way to ask again.
 *
 * @internal
 */
export function PreviewFrame(props: {
  answer: Omit<Answer<unknown>, 'data'>;
  /** Title of the cluster that is asked. */
  cluster: string;
  isSimulated?: boolean;
  /** What the answer says; undefined while there is none. */
  headline: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const problemReason = useProblemReason();
  const headingId = useId();
  const { answer, cluster, headline } = props;
  const { answeredAt, asking, attempt, error, problem } = answer;
  const isSettled = answeredAt !== undefined;
  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {t('form.preview.label', { cluster })}
        {props.isSimulated && (
          <>
            {' '}
            <SimulatedMark />
          </>
        )}
      </h3>
      <div className={styles.head}>
        <div role="status" className={styles.headline}>
          {headline}
          {problem && !readRefusal(error) && (
            <strong>
              {t('form.preview.notChecked', {
                cluster,
                reason: readOutage(error) ?? problemReason(problem),
              })}
            </strong>
          )}
        </div>
        {isSettled && (
          <div className={styles.check}>
            <QuietText>
              {asking
                ? t('form.checking')
                : t('form.preview.checked', { age: text.age(answeredAt) })}
            </QuietText>
            <Button size="small" variant="secondary" onPress={answer.tryAgain}>
              {t('form.checkAgain')}
            </Button>
          </div>
        )}
      </div>
      {!isSettled && (
        <LoadingRegion
          key={attempt}
          label={t('form.preview.loading', { cluster })}
          rows={4}
          rowHeight={32}
          onTryAgain={answer.tryAgain}
        />
      )}
      {props.children}
    </section>
  );
}
