import { RiWifiOffLine } from '@remixicon/react';
import {
  Banner,
  CardBoundary,
  LiveAnnouncer,
  LoadingRegion,
  PageBody,
  ProblemActions,
  RegionMessage,
} from '../../components';
import { useTranslation } from '../../language';
import {
  ClusterBanner,
  useClusterNews,
  useClusters,
  useDocumentTitle,
  useProblemText,
} from '../common';
import { AttentionSection } from './AttentionSection';
import { ChangesSection } from './changes';
import { ClustersSection } from './clusters';
import { ConnectCluster } from './ConnectCluster';
import { HealthLinks } from './HealthLinks';
import { overviewFacts } from './overviewFacts';
import { OverviewHead } from './OverviewHead';
import { StartHere } from './StartHere';
import { useAttention } from './useAttention';
import { useOwnOnly } from './useOwnOnly';
import { useSummary } from './useSummary';
import styles from './OverviewPage.module.css';

/**
 * Whether the landscape is fine, and what to look at first. Each part is asked for
 * on its own, so that one that fails takes no other with it.
 *
 * @internal
 */
export function OverviewPage() {
  const { t, formatNumber } = useTranslation();
  const problemText = useProblemText();
  const summary = useSummary();
  const attention = useAttention();
  const clusters = useClusters();
  const { data, problem } = summary;
  const ownOnly = useOwnOnly(data?.totalItems);
  const news = useClusterNews(clusters.data?.items);

  const isForbidden = problem?.kind === 'forbidden';
  const facts =
    data && !isForbidden
      ? overviewFacts(data, attention.data?.total)
      : undefined;
  const headline = facts?.headline;
  useDocumentTitle(
    headline?.code === 'attention'
      ? t('overview.documentTitleAttention', {
          number: formatNumber(headline.count),
        })
      : t('overview.documentTitle'),
  );
  const silent = Boolean(data && problem);
  const isEmpty = headline?.code === 'empty';
  // One sentence for what is wrong with all parts alike.
  const said = problem?.kind;
  return (
    <PageBody>
      <OverviewHead
        facts={facts}
        summary={summary}
        clusters={clusters.data?.items}
      />
      {isForbidden && <RegionMessage sentence={t('forbidden.installations')} />}
      {problem && !isForbidden && (
        <Banner
          announced
          family="negative"
          icon={<RiWifiOffLine size={16} aria-hidden />}
          actions={
            <ProblemActions
              problem={problem}
              onTryAgain={() =>
                [summary, attention, clusters].forEach(each => each.tryAgain())
              }
            />
          }
        >
          {data
            ? t(
                'overview.problem.kept',
                problemText(problem, summary.answeredAt),
              )
            : t('overview.problem.missing', problemText(problem))}
        </Banner>
      )}
      {!data && !problem && (
        <LoadingRegion
          key={summary.attempt}
          label={t('overview.loading')}
          rows={2}
          rowHeight={28}
          onTryAgain={summary.tryAgain}
        />
      )}
      {clusters.data && (
        <CardBoundary>
          <ClusterBanner
            only="missing"
            clusters={clusters.data.items}
            onTryAgain={clusters.tryAgain}
          />
        </CardBoundary>
      )}
      {headline?.code === 'no-clusters' && <ConnectCluster />}
      {facts && headline?.code !== 'no-clusters' && (
        <CardBoundary>
          <HealthLinks health={data?.health} facts={facts} silent={silent} />
        </CardBoundary>
      )}
      {headline?.code !== 'no-clusters' && (
        <>
          <div className={styles.columns}>
            {ownOnly || isEmpty ? (
              <StartHere ownOnly={ownOnly} />
            ) : (
              <AttentionSection
                attention={attention}
                facts={facts}
                said={said}
              />
            )}
            <ClustersSection clusters={clusters} said={said} />
          </div>
          <ChangesSection said={said} />
        </>
      )}
      <LiveAnnouncer messages={[news]} />
    </PageBody>
  );
}
