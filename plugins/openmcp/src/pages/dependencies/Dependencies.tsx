import { useEffect } from 'react';
import useMediaQuery from '@material-ui/core/useMediaQuery';
import { RiWifiOffLine } from '@remixicon/react';
import {
  Banner,
  Freshness,
  LoadingRegion,
  NARROW,
  PageBody,
  PageHead,
  PageHeading,
  ProblemActions,
  RegionMessage,
} from '../../components';
import { parseTime } from '../../time';
import { useTranslation } from '../../language';
import {
  ClustersNotRead,
  useClusters,
  useDocumentTitle,
  useProblemText,
} from '../common';
import { DependencyControls } from './DependencyControls';
import { loadDrawing, LoadedDependencies } from './LoadedDependencies';
import { useDependencyGraph } from './useDependencyGraph';
import { useDependencyQuery } from './useDependencyQuery';
import { useDependencyReport } from './useDependencyReport';

/** The landscape of the address, else the first one; undefined until it is known. */
function useLandscape(chosen: string | undefined) {
  const clusters = useClusters();
  const names = (clusters.data?.items ?? []).map(({ name }) => name).sort();
  const isKnown =
    chosen !== undefined ||
    clusters.data !== undefined ||
    clusters.problem !== undefined;
  return {
    clustersLive: clusters,
    clusters: clusters.data?.items ?? [],
    landscape: isKnown ? { cluster: chosen ?? names[0] } : undefined,
  };
}

/**
 * What must be there first on a platform cluster, and whether anything runs in a
 * circle.
 *
 * @internal
 */
export function Dependencies() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const isNarrow = useMediaQuery(NARROW);
  const { query, setQuery } = useDependencyQuery();
  const { clusters, clustersLive, landscape } = useLandscape(query.cluster);
  const live = useDependencyReport(landscape);
  const { data: report, problem } = live;
  const graph = useDependencyGraph(report, query);
  const cluster = landscape?.cluster;
  const view = query.view ?? (isNarrow ? 'list' : 'graph');
  useDocumentTitle(t('dependencies.documentTitle'));
  useEffect(() => {
    if (view === 'graph') {
      // Beside the questions to the backend, not after them. Whoever draws hears when
      // it fails.
      loadDrawing().catch(() => undefined);
    }
  }, [view]);

  let content;
  if (problem?.kind === 'forbidden') {
    content = <RegionMessage sentence={t('forbidden.providers')} />;
  } else if (report && graph) {
    content = (
      <LoadedDependencies
        report={report}
        graph={graph}
        cluster={clusters.find(({ name }) => name === cluster)}
        view={view}
        query={query}
        setQuery={setQuery}
      />
    );
  } else if (problem?.kind === 'not-found' && cluster !== undefined) {
    content = (
      <RegionMessage sentence={t('problem.noSuchCluster', { cluster })} />
    );
  } else if (problem) {
    content = (
      <RegionMessage
        sentence={
          cluster === undefined
            ? t('problem.dependenciesMissing', problemText(problem))
            : t('problem.dependenciesMissingOn', {
                cluster,
                ...problemText(problem),
              })
        }
      >
        <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
      </RegionMessage>
    );
  } else {
    content = (
      <LoadingRegion
        key={live.attempt}
        label={t('loading.dependencies')}
        rows={6}
        rowHeight={48}
        onTryAgain={live.tryAgain}
      />
    );
  }
  const isForbidden = problem?.kind === 'forbidden';
  return (
    <PageBody>
      <PageHead>
        <PageHeading>{t('dependencies.title')}</PageHeading>
        {report && !isForbidden && (
          <Freshness
            asOf={problem ? live.answeredAt : parseTime(report.freshness.asOf)}
            stale={Boolean(problem) || report.freshness.stale}
            polling={live.polling}
          />
        )}
      </PageHead>
      {report && problem && !isForbidden && (
        <Banner
          announced
          family="negative"
          icon={<RiWifiOffLine size={16} aria-hidden />}
          actions={
            <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
          }
        >
          {cluster === undefined
            ? t(
                'problem.dependenciesKept',
                problemText(problem, live.answeredAt),
              )
            : t('problem.dependenciesKeptOn', {
                cluster,
                ...problemText(problem, live.answeredAt),
              })}
        </Banner>
      )}
      {!isForbidden && (
        <DependencyControls
          clusters={clusters}
          cluster={cluster}
          model={graph?.model}
          focus={graph?.focus}
          view={view}
          query={query}
          setQuery={setQuery}
        />
      )}
      {!isForbidden && <ClustersNotRead live={clustersLive} />}
      {content}
    </PageBody>
  );
}
