import { RiFlaskLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import styles from './SimulatedMark.module.css';

/**
 * Stands behind the name of a cluster on which no container runs.
 *
 * @internal
 */
export function SimulatedMark() {
  const { t } = useTranslation();
  return (
    <span className={styles.mark} title={t('marks.simulatedTooltip')}>
      <RiFlaskLine size={12} aria-hidden />
      {t('marks.simulated')}
    </span>
  );
}
