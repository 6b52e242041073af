import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@backstage/ui';
import {
  Cluster,
  DependencyReport,
  DependencyReportCycle,
} from '@openmcp/backstage-plugin-openmcp-common';
import { RiWifiOffLine } from '@remixicon/react';
import {
  Banner,
  CardBoundary,
  LoadingRegion,
  QuietText,
  RegionMessage,
} from '../../components';
import { useTranslation } from '../../language';
import { useProblemText } from '../common';
import { CircleNotice } from './CircleNotice';
import { Delivery } from './Delivery';
import { DependencyList } from './DependencyList';
import { restrict } from './focusOn';
import { HowToDeclare } from './HowToDeclare';
import { NodePanel } from './NodePanel';
import { ShownGraph } from './useDependencyGraph';
import { ALL_NODES, DependencyQuery } from './useDependencyQuery';
import styles from './Dependencies.module.css';

/**
 * Loads what draws, which is only for those who look at a drawing.
 *
 * @internal
 */
export const loadDrawing = () => import('./graph');

const DependencyGraph = lazy(loadDrawing);

/**
 * The graph once it is known: circles in words, then the drawing or the list, then
 * what is known of one of its nodes.
 *
 * @internal
 */
export function LoadedDependencies(props: {
  report: DependencyReport;
  graph: ShownGraph;
  cluster?: Cluster;
  view: 'graph' | 'list';
  query: DependencyQuery;
  setQuery: (change: Partial<DependencyQuery>) => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { cluster, graph, query, report, setQuery, view } = props;
  const { focus, healthProblem, missingFocus, model } = graph;
  const [circle, setCircle] = useState<string>();
  const [showsSoft, setShowsSoft] = useState(false);
  const nodeAtFirst = useRef(query.node);
  const chosenCircle = report.cycles.find(({ message }) => message === circle);
  const shown = chosenCircle
    ? restrict(model, new Set(chosenCircle.nodes), query.soft)
    : graph.shown;
  const node =
    query.node === undefined ? undefined : model.nodes.get(query.node);
  const stale = Boolean(healthProblem || cluster?.freshness.stale);
  if (model.edges.length === 0) {
    return (
      <RegionMessage sentence={t('dependencies.empty')}>
        <HowToDeclare />
      </RegionMessage>
    );
  }
  const close = () => {
    setQuery({ node: undefined });
    // Back to where the panel was opened from.
    const opener = [
      ...document.querySelectorAll<HTMLElement>('[data-node]'),
    ].find(({ dataset }) => dataset.node === query.node);
    opener?.focus({ preventScroll: true });
  };
  const noticeOf = (cycle: DependencyReportCycle) => (
    <CardBoundary key={cycle.message}>
      <CircleNotice
        cycle={cycle}
        model={model}
        isShown={cycle === chosenCircle}
        onShow={isShown => setCircle(isShown ? cycle.message : undefined)}
      />
    </CardBoundary>
  );
  const hard = report.cycles.filter(({ strength }) => strength === 'hard');
  const soft = report.cycles.filter(({ strength }) => strength === 'soft');
  return (
    <>
      {hard.map(noticeOf)}
      {soft.length > 0 && (
        <div>
          <button
            type="button"
            className={styles.nodeLink}
            aria-expanded={showsSoft}
            onClick={() => setShowsSoft(!showsSoft)}
          >
            {t('dependencies.softCircles', { count: soft.length })}
          </button>
        </div>
      )}
      {showsSoft && soft.map(noticeOf)}
      {missingFocus !== undefined && (
        <Banner family="warning" icon={<RiWifiOffLine size={16} aria-hidden />}>
          {t('dependencies.noFocus', { name: missingFocus })}
        </Banner>
      )}
      <div className={styles.notes}>
        {report.cycles.length === 0 && (
          <span>
            {t('dependencies.noCircle', { count: report.waves.length })}
          </span>
        )}
        <Delivery report={report} />
        {focus && !chosenCircle && (
          <span>
            {t('dependencies.showing', {
              shown: String(shown.nodes.size),
              total: String(model.nodes.size),
              name: focus.label,
            })}{' '}
            <Button
              size="small"
              variant="tertiary"
              onPress={() => setQuery({ focus: ALL_NODES })}
            >
              {t('dependencies.showAll')}
            </Button>
          </span>
        )}
        {healthProblem && (
          <QuietText>
            {healthProblem.kind === 'forbidden'
              ? t('dependencies.healthForbidden')
              : t('dependencies.healthUnknown', problemText(healthProblem))}
          </QuietText>
        )}
        {cluster?.freshness.stale && (
          <QuietText>
            {t('dependencies.clusterStale', { cluster: cluster.title })}
          </QuietText>
        )}
      </div>
      <CardBoundary>
        {view === 'list' ? (
          <DependencyList
            model={model}
            shown={shown}
            soft={query.soft}
            stale={stale}
          />
        ) : (
          <Suspense
            fallback={
              <LoadingRegion
                label={t('dependencies.graph.loading')}
                rows={6}
                rowHeight={48}
                onTryAgain={() => window.location.reload()}
              />
            }
          >
            <DependencyGraph
              model={model}
              shown={shown}
              circle={(chosenCircle ?? hard[0] ?? report.cycles[0])?.nodes}
              selected={query.node}
              stale={stale}
              onOpen={id => {
                nodeAtFirst.current = undefined;
                setQuery({ node: id });
              }}
              onClose={close}
              onShowList={() => setQuery({ view: 'list' })}
            />
          </Suspense>
        )}
      </CardBoundary>
      {node && (
        <CardBoundary key={node.id}>
          <NodePanel
            node={node}
            model={model}
            stale={stale}
            takesFocus={query.node !== nodeAtFirst.current}
            onNode={id => setQuery({ node: id })}
            onFocus={id => setQuery({ focus: id })}
            onClose={close}
          />
        </CardBoundary>
      )}
    </>
  );
}
