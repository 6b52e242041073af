import { useTranslation } from '../../language';
import { entityName } from '../entityName';
import styles from './HypotheticalMark.module.css';

/**
 * Stands behind the name of a provider whose image is not published.
 *
 * @internal
 */
export function HypotheticalMark(props: {
  /** Entity reference of the provider that the image stands for. */
  standsFor?: string;
}) {
  const { t } = useTranslation();
  const { standsFor } = props;
  return (
    <span
      className={styles.mark}
      title={
        standsFor
          ? t('hypothetical.tooltipStandsFor', { name: entityName(standsFor) })
          : t('hypothetical.tooltip')
      }
    >
      {t('hypothetical.mark')}
    </span>
  );
}
