import { Link } from 'react-router-dom';
import { useApi } from '@backstage/core-plugin-api';
import { InstallationList } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { HealthChip, QuietText, useProblemReason } from '../../components';
import { expectLists, useLiveQuery } from '../../live';
import { isMissing } from '../../pages/common';
import { useTranslation } from '../../language';
import styles from './RunsOnLink.module.css';

/** More than this no card counts. */
const LIMIT = 1000;

/**
 * On how many clusters a provider runs, with the worst health of it. Says so
 * where that is not known.
 *
 * @internal
 */
export function RunsOnLink(props: {
  entityRef: string;
  /** Page of the provider. */
  address: string;
}) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const problemReason = useProblemReason();
  const { address, entityRef } = props;
  const { data, problem } = useLiveQuery<InstallationList>(
    `installations of ${entityRef}`,
    async (previous, signal) =>
      expectLists(
        (await api.getInstallations(
          { provider: [entityRef], sort: 'severity', limit: LIMIT },
          { signal, ifNoneMatch: previous?.etag },
        )) ?? previous!,
        'items',
        'clusters',
      ),
  );
  if (problem?.kind === 'forbidden') {
    return <QuietText>{t('entity.problem.runsOnForbidden')}</QuietText>;
  }
  if (!data) {
    return problem ? (
      <QuietText>
        {t('entity.problem.runsOn', { reason: problemReason(problem) })}
      </QuietText>
    ) : null;
  }
  const unread = data.clusters.filter(isMissing).length;
  const count = new Set(data.items.map(item => item.cluster)).size;
  const [worst] = data.items;
  if (!worst) {
    return (
      <QuietText>
        {unread > 0 && unread === data.clusters.length
          ? t('entity.provider.runsUnknown')
          : t('entity.provider.runsNowhere')}
        {unread > 0 &&
          unread < data.clusters.length &&
          ` (${t('entity.provider.unread', { count: unread })})`}
      </QuietText>
    );
  }
  return (
    <span className={styles.runsOn}>
      <Link to={`${address}?tab=installed`}>
        {t('entity.provider.runsOn', { count })}
      </Link>
      <HealthChip
        health={worst.health}
        stale={Boolean(problem) || worst.freshness.stale}
        partial={worst.partial}
        wordless
      />
      {unread > 0 && (
        <QuietText>{t('entity.provider.unread', { count: unread })}</QuietText>
      )}
    </span>
  );
}
