import { RiGitPullRequestLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import styles from '../SimulatedMark/SimulatedMark.module.css';

/**
 * Stands behind the name of a cluster that takes changes through Git.
 *
 * @internal
 */
export function GitopsMark() {
  const { t } = useTranslation();
  return (
    <span className={styles.mark} title={t('marks.gitopsTooltip')}>
      <RiGitPullRequestLine size={12} aria-hidden />
      {t('marks.gitops')}
    </span>
  );
}
