import { ReactNode } from 'react';
import { VisuallyHidden } from '@backstage/ui';
import { Outcome } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { OutcomeChip } from '../OutcomeChip';
import { useVerdictText } from './useVerdictText';
import styles from './VerdictPair.module.css';

/**
 * Properties of {@link VerdictPair}.
 *
 * @internal
 */
export interface VerdictPairProps {
  /** Outcome for the image as it is released. */
  today: Outcome;
  /** Outcome if the image had platform mode. */
  withPlatformMode: Outcome;
  /** A released version has platform mode, so nothing is conditional. */
  released?: boolean;
  /** The verdicts are older than the backend's limit. */
  stale?: boolean;
  /** Leaves the labels out where the head of a column says them. */
  unlabelled?: boolean;
  /** Stands below both, for instance the deciding reason. */
  children?: ReactNode;
}

/**
 * Both verdicts about one image, always together and in the same order: today in
 * the present, with platform mode in the conditional. Narrow places stack them.
 *
 * @internal
 */
export function VerdictPair(props: VerdictPairProps) {
  const { t } = useTranslation();
  const verdictText = useVerdictText();
  const { released, stale, today, unlabelled, withPlatformMode } = props;
  return (
    <div className={styles.place}>
      <VisuallyHidden>
        {verdictText({ today, withPlatformMode, released })}
      </VisuallyHidden>
      <div
        className={`${styles.pair} ${unlabelled ? styles.columns : ''}`}
        aria-hidden
      >
        <div className={styles.view}>
          {!unlabelled && (
            <span className={styles.label}>{t('verdict.today')}</span>
          )}
          <span>
            <OutcomeChip
              outcome={today}
              dimension={t('verdict.today')}
              stale={stale}
            />
          </span>
        </div>
        <div className={styles.view}>
          {!unlabelled && (
            <span className={styles.label}>
              {t('verdict.withPlatformMode')}
            </span>
          )}
          <span>
            <OutcomeChip
              outcome={withPlatformMode}
              dimension={t('verdict.withPlatformMode')}
              conditional={!released}
              stale={stale}
            />
          </span>
        </div>
      </div>
      {props.children && <div className={styles.below}>{props.children}</div>}
    </div>
  );
}
