import { OUTCOMES } from '../../components';
import { useTranslation } from '../../language';
import { OutcomeFill } from './OutcomeFill';
import styles from './Matrix.module.css';

/**
 * Says what the signs of the matrix mean.
 *
 * @internal
 */
export function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t('compare.legend.label')}>
      {OUTCOMES.map(outcome => (
        <li key={outcome}>
          <span className={styles.sample}>
            <OutcomeFill
              answers={{ state: 'one', outcome, unchecked: false }}
              released
            />
          </span>
          {t(`outcome.${outcome}`)}
        </li>
      ))}
      <li>
        <span className={styles.sample}>
          <OutcomeFill
            answers={{ state: 'one', outcome: 'ok', unchecked: true }}
            released
          />
        </span>
        {t('compare.legend.unchecked')}
      </li>
      <li>{t('compare.legend.views')}</li>
    </ul>
  );
}
