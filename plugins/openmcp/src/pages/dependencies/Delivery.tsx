import { useId, useState } from 'react';
import { DependencyReport } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import styles from './Dependencies.module.css';

function configurationFor(cluster: string): string {
  return `openmcp:
  clusters:
    - name: ${cluster}
      operatorDeliveredBy: other`;
}

/**
 * What is taken to deliver the openmcp-operator, as far as that is not what was
 * configured, or is not what is usual.
 *
 * @internal
 */
export function Delivery(props: { report: DependencyReport }) {
  const { t } = useTranslation();
  const id = useId();
  const [explains, setExplains] = useState(false);
  const { cluster, operatorDeliveredBy, operatorDeliveryAssumed } =
    props.report;
  if (operatorDeliveredBy === 'other' && cluster !== undefined) {
    return <span>{t('dependencies.other', { cluster })}</span>;
  }
  if (!operatorDeliveryAssumed) {
    return null;
  }
  return (
    <span>
      {cluster === undefined
        ? t('dependencies.assumedAnywhere')
        : t('dependencies.assumed', { cluster })}{' '}
      <button
        type="button"
        className={styles.nodeLink}
        aria-expanded={explains}
        aria-controls={explains ? id : undefined}
        onClick={() => setExplains(!explains)}
      >
        {t('dependencies.howToSayOtherwise')}
      </button>
      {explains && (
        <span id={id} className={styles.explained}>
          {t('dependencies.sayOtherwise')}
          <code className={styles.code}>
            {configurationFor(cluster ?? 'eu-live')}
          </code>
        </span>
      )}
    </span>
  );
}
