import { RiHistoryLine, RiTimeLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { useTimeText } from '../../time';
import styles from './Freshness.module.css';

/**
 * Properties of {@link Freshness}.
 *
 * @internal
 */
export interface FreshnessProps {
  /** Milliseconds since 1970; undefined when nothing was ever read. */
  asOf?: number;
  /** Whether the backend, or its silence, says that the data is old. */
  stale: boolean;
  /** Name of the oldest source, where there are several. */
  source?: string;
  /** True while no signals reach this browser. */
  polling: boolean;
}

/**
 * How old what is shown is. The age grows every ten seconds and is not read
 * out.
 *
 * @internal
 */
export function Freshness(props: FreshnessProps) {
  const { t } = useTranslation();
  const text = useTimeText();
  const { asOf, polling, source, stale } = props;
  if (asOf === undefined) {
    return (
      <span className={styles.freshness}>
        <RiHistoryLine size={16} aria-hidden />
        {t('freshness.neverRead')}
      </span>
    );
  }
  const age = text.age(asOf);
  const title = text.full(asOf);
  if (stale) {
    return (
      <span className={`${styles.freshness} ${styles.stale}`} title={title}>
        <RiHistoryLine size={16} aria-hidden />
        {t('freshness.stale', { age, clock: text.clock(asOf) })}
      </span>
    );
  }
  const key = polling ? 'polling' : 'live';
  return (
    <span className={styles.freshness} title={title}>
      <RiTimeLine size={16} aria-hidden />
      {source
        ? t(`freshness.${key}Oldest`, { age, source })
        : t(`freshness.${key}`, { age })}
    </span>
  );
}
