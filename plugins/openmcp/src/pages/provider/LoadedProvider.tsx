import { useState } from 'react';
import {
  EligibilityReport,
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { RiWifiOffLine } from '@remixicon/react';
import {
  Banner,
  CardBoundary,
  LiveAnnouncer,
  LoadingRegion,
  ProblemActions,
  RegionMessage,
  useVerdictText,
} from '../../components';
import { LiveState } from '../../live';
import { useTranslation } from '../../language';
import {
  ClustersNotRead,
  hasPlatformMode,
  useClusters,
  useDocumentTitle,
  useProblemText,
} from '../common';
import { ClusterChoice } from './ClusterChoice';
import { compareReports } from './compareReports';
import { ProviderHeader } from './ProviderHeader';
import { ProviderNotices } from './ProviderNotices';
import { ProviderTabs } from './ProviderTabs';
import { Routes } from './Routes';
import { useProviderQuery } from './useProviderQuery';
import { useClusterReport, useReport } from './useReport';
import { Verdicts } from './Verdicts';
import { WithoutImage } from './WithoutImage';

type Live<T> = LiveState<T> & { tryAgain: () => void };

/** Says why what is shown may be old, or is not about the chosen cluster. */
function ProblemBanner(props: {
  name: string;
  cluster?: string;
  live: Live<EligibilityReport | undefined>;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { cluster, live, name } = props;
  if (!live.problem) {
    return null;
  }
  const text = problemText(live.problem, live.answeredAt);
  return (
    <Banner
      announced
      family="negative"
      icon={<RiWifiOffLine size={16} aria-hidden />}
      actions={
        <ProblemActions problem={live.problem} onTryAgain={live.tryAgain} />
      }
    >
      {cluster !== undefined && !live.data
        ? t('problem.providerOnCluster', { name, cluster, ...text })
        : t('problem.providerKept', { name, ...text })}
    </Banner>
  );
}

/**
 * The page of a provider or tool that is there.
 *
 * @internal
 */
export function LoadedProvider(props: {
  item: ProviderItem;
  live: Live<ProviderList>;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const verdictText = useVerdictText();
  const { item } = props;
  const name = item.title;
  const { query, setQuery } = useProviderQuery();
  const [showsRoutes, setShowsRoutes] = useState(false);
  const { cluster } = query;
  const clusters = useClusters();
  const general = useReport(item);
  const onCluster = useClusterReport(item, cluster);
  useDocumentTitle(t('provider.documentTitle', { name }));

  const checked = cluster === undefined ? undefined : onCluster.data;
  const report = checked ?? general.data;
  const live = checked || onCluster.problem ? onCluster : general;
  const stale = Boolean(
    props.live.problem ||
      general.problem ||
      (checked && onCluster.problem) ||
      report?.freshness?.stale,
  );
  const released = hasPlatformMode({
    kind: item.kind,
    platformMode: report?.platformMode,
  });
  const { today, withPlatformMode } = report?.wrap ?? {};
  const changes =
    checked && general.data ? compareReports(general.data, checked) : undefined;
  const changedBy =
    changes && cluster !== undefined ? { cluster, changes } : undefined;

  const header = (
    <ProviderHeader
      item={item}
      providers={props.live.data?.items ?? []}
      report={report}
      cluster={cluster}
      clusters={clusters.data?.items}
    />
  );
  if (!report) {
    return (
      <>
        {header}
        {general.problem ? (
          <RegionMessage
            sentence={t('problem.providerMissing', {
              name,
              ...problemText(general.problem),
            })}
          >
            <ProblemActions
              problem={general.problem}
              onTryAgain={general.tryAgain}
            />
          </RegionMessage>
        ) : (
          <LoadingRegion
            key={general.attempt}
            label={t('loading.provider', { name })}
            rows={8}
            rowHeight={36}
            onTryAgain={general.tryAgain}
          />
        )}
      </>
    );
  }
  return (
    <>
      {header}
      <ProviderNotices name={name} report={report} />
      <ProblemBanner name={name} cluster={cluster} live={live} />
      <CardBoundary>
        <ClusterChoice
          clusters={clusters.data?.items ?? []}
          chosen={cluster}
          onChoose={next => setQuery({ cluster: next })}
          checking={cluster !== undefined && !checked && !onCluster.problem}
          freshness={report.freshness}
          stale={stale}
        />
        <ClustersNotRead live={clusters} />
      </CardBoundary>
      <CardBoundary>
        <Verdicts
          report={report}
          released={released}
          stale={stale}
          changedBy={changedBy}
          showsRoutes={showsRoutes}
          onShowRoutes={setShowsRoutes}
        />
      </CardBoundary>
      {!item.image && (
        <WithoutImage
          item={item}
          onOtherWays={
            report.host.routes.length > 0 && !showsRoutes
              ? () => setShowsRoutes(true)
              : undefined
          }
        />
      )}
      {showsRoutes && <Routes host={report.host} stale={stale} />}
      <ProviderTabs
        item={item}
        report={report}
        query={query}
        setQuery={setQuery}
        released={released}
        stale={stale}
        changedBy={changedBy}
      />
      <LiveAnnouncer
        messages={[
          checked && today && withPlatformMode
            ? t('provider.announce', {
                name: cluster ?? '',
                verdict: verdictText({
                  today: today.outcome,
                  withPlatformMode: withPlatformMode.outcome,
                  released,
                }),
              })
            : undefined,
        ]}
      />
    </>
  );
}
