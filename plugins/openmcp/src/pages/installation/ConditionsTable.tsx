import { InstallationCondition } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText, Quote, Since } from '../../components';
import { useTranslation } from '../../language';
import styles from '../../components/FactTable.module.css';

/**
 * The conditions in the words of the operator, which are never interpreted here.
 *
 * @internal
 */
export function ConditionsTable(props: {
  conditions: readonly InstallationCondition[];
}) {
  const { t } = useTranslation();
  if (props.conditions.length === 0) {
    return <QuietText>{t('installation.conditions.empty')}</QuietText>;
  }
  return (
    <table className={`${styles.table} ${styles.small}`}>
      <thead>
        <tr>
          <th scope="col">{t('installation.conditions.type')}</th>
          <th scope="col">{t('installation.conditions.status')}</th>
          <th scope="col">{t('installation.conditions.reason')}</th>
          <th scope="col">{t('installation.conditions.age')}</th>
        </tr>
      </thead>
      <tbody>
        {props.conditions.map(condition => (
          <tr key={condition.type}>
            <td>{condition.type}</td>
            <td>{condition.status}</td>
            <td>
              {condition.reason}
              {condition.message && (
                <div>
                  <Quote text={condition.message} />
                </div>
              )}
            </td>
            <td className={styles.number}>
              <Since time={condition.lastTransitionTime} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
