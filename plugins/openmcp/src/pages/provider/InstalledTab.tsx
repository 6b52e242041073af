import { Link } from 'react-router-dom';
import { useApi } from '@backstage/core-plugin-api';
import {
  InstallationList,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import {
  HealthChip,
  ImageName,
  LoadingRegion,
  ProblemActions,
  RegionMessage,
  SimulatedMark,
  Since,
} from '../../components';
import { expectLists, useLiveQuery } from '../../live';
import { useTranslation } from '../../language';
import { useInstallationAddress, useProblemText } from '../common';
import styles from '../../components/FactTable.module.css';

/** More than this are of no use on this page. */
const LIMIT = 200;

function useInstallationsOf(image: string | undefined) {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<Pick<InstallationList, 'items'>>(
    `installations of ${image}`,
    async (_, signal) => {
      if (!image) {
        return { items: [] };
      }
      return expectLists(
        (await api.getInstallations(
          { image: [image], sort: 'severity', limit: LIMIT },
          { signal },
        )) ?? ({} as InstallationList),
        'items',
      );
    },
  );
}

/**
 * On which clusters the image is installed, worst first.
 *
 * @internal
 */
export function InstalledTab(props: { item: ProviderItem }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const addressOf = useInstallationAddress();
  const { image, title } = props.item;
  const live = useInstallationsOf(image);
  const { data, problem } = live;
  if (problem?.kind === 'forbidden') {
    return <RegionMessage sentence={t('forbidden.installations')} />;
  }
  if (!data) {
    return problem ? (
      <RegionMessage
        sentence={t('problem.installationsMissing', problemText(problem))}
      >
        <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
      </RegionMessage>
    ) : (
      <LoadingRegion
        key={live.attempt}
        label={t('loading.installations')}
        rows={3}
        rowHeight={32}
        onTryAgain={live.tryAgain}
      />
    );
  }
  if (data.items.length === 0) {
    return <RegionMessage sentence={t('provider.installed.none')} />;
  }
  return (
    <table
      className={`${styles.table} ${styles.wide}`}
      aria-label={t('provider.installed.table', { name: title })}
    >
      <thead>
        <tr>
          <th scope="col">{t('provider.installed.health')}</th>
          <th scope="col">{t('provider.installed.name')}</th>
          <th scope="col">{t('provider.installed.cluster')}</th>
          <th scope="col">{t('provider.installed.image')}</th>
          <th scope="col">{t('provider.installed.since')}</th>
        </tr>
      </thead>
      <tbody>
        {data.items.map(item => (
          <tr key={item.uid}>
            <td>
              <HealthChip
                health={item.health}
                stale={Boolean(problem) || item.freshness.stale}
                partial={item.partial}
              />
            </td>
            <td>
              <Link className={styles.link} to={addressOf(item)}>
                {item.name}
              </Link>{' '}
              {item.kind}
            </td>
            <td>
              {item.cluster} {item.simulated && <SimulatedMark />}
            </td>
            <td>
              <ImageName reference={item.image.wanted} />
            </td>
            <td className={styles.number}>
              <Since time={item.since} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
