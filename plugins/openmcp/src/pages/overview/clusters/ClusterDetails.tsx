import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText, Since } from '../../../components';
import { useTranslation } from '../../../language';
import { useClusterReason } from '../../common';
import tableStyles from '../../../components/FactTable.module.css';
import styles from './ClusterItem.module.css';

const RIGHTS = [
  'apply',
  'delete',
  'override',
  'force',
  'hostPath',
  'command',
] as const;

/**
 * What can be read on a cluster, kind by kind, and what the reader may do there.
 *
 * @internal
 */
export function ClusterDetails(props: { cluster: Cluster }) {
  const { t, formatNumber } = useTranslation();
  const clusterReason = useClusterReason();
  const { kinds, may, name } = props.cluster;
  const rights = RIGHTS.filter(right => may?.[right]);
  return (
    <>
      <table
        className={`${tableStyles.table} ${tableStyles.small}`}
        aria-label={t('overview.clusters.kinds.table', { cluster: name })}
      >
        <thead>
          <tr>
            <th scope="col">{t('overview.clusters.kinds.kind')}</th>
            <th scope="col">{t('overview.clusters.kinds.state')}</th>
            <th scope="col">{t('overview.clusters.kinds.count')}</th>
            <th scope="col">{t('overview.clusters.kinds.asOf')}</th>
          </tr>
        </thead>
        <tbody>
          {(kinds ?? []).map(({ asOf, count, group, kind, ...rest }) => (
            <tr key={`${group}/${kind}`}>
              <td title={group || undefined}>{kind}</td>
              <td>
                {t(`overview.clusters.kinds.${rest.state}`)}
                {rest.reason && `: ${clusterReason(rest.reason)}`}{' '}
                {rest.neededFor === 'eligibility' && (
                  <QuietText>
                    {t('overview.clusters.kinds.neededForRules')}
                  </QuietText>
                )}
              </td>
              <td className={tableStyles.number}>
                {typeof count === 'number'
                  ? formatNumber(count)
                  : t('time.unknown')}
              </td>
              <td className={tableStyles.number}>
                <Since time={asOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.facts}>
        <QuietText>
          {t('overview.clusters.may.label')}{' '}
          {rights.length > 0
            ? rights
                .map(right => t(`overview.clusters.may.${right}`))
                .join(', ')
            : t('overview.clusters.may.none')}
        </QuietText>
      </p>
    </>
  );
}
