import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { ButtonIcon, VisuallyHidden } from '@backstage/ui';
import { RiAddLine, RiFullscreenLine, RiSubtractLine } from '@remixicon/react';
import {
  MarkerType,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useTranslation } from '../../../language';
import { GraphModel } from '../model';
import { DependencyEdge } from './DependencyEdge';
import { DependencyNode, WaveHeading } from './DependencyNode';
import { GraphContext, GraphState } from './GraphContext';
import { layOutGraph, NODE_HEIGHT, NODE_WIDTH } from './layOutGraph';
import { toFlow } from './toFlow';
import { useGraphKeys } from './useGraphKeys';
import styles from './DependencyGraph.module.css';

/**
 * Properties of {@link DependencyGraph}.
 *
 * @internal
 */
export interface DependencyGraphProps {
  /** The whole graph. */
  model: GraphModel;
  /** The part of it that is drawn. */
  shown: GraphModel;
  /** Ids of the nodes of the circle whose edges are numbered. */
  circle?: readonly string[];
  /** Id of the node whose panel is open. */
  selected?: string;
  /** The answer about health is old. */
  stale: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
  onShowList: () => void;
}

const NODE_TYPES = { dependency: DependencyNode, heading: WaveHeading };
const EDGE_TYPES = { dependency: DependencyEdge };
const FIT = { padding: 0.08, maxZoom: 1, duration: 0 };
/** What is smaller cannot be read. */
const LEAST_READABLE = 0.55;
/** Drawn at least so high and at most so high, in pixels. */
const LEAST_HEIGHT = 280;
const MOST_HEIGHT = 640;
/** Room for the heads of the columns and for edges that lead back. */
const OUTSIDE = 140;

function Drawing(props: DependencyGraphProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const flow = useReactFlow();
  const { circle, model, onClose, onOpen, onShowList, selected, shown, stale } =
    props;
  const layout = useMemo(
    () =>
      // All edges between the nodes, so that soft ones move nothing.
      layOutGraph({
        ...shown,
        edges: model.edges.filter(
          ({ from, to }) => shown.nodes.has(from) && shown.nodes.has(to),
        ),
      }),
    [model.edges, shown],
  );
  const { edges, nodes } = useMemo(
    () =>
      toFlow(shown, layout, circle, {
        wave: index =>
          t('dependencies.wave.heading', { number: String(index + 1) }),
        unordered: t('dependencies.wave.unordered'),
      }),
    [shown, layout, circle, t],
  );
  const onZoom = useCallback(
    (to: 'in' | 'out' | 'fit') => {
      if (to === 'in') {
        flow.zoomIn({ duration: 0 });
      } else if (to === 'out') {
        flow.zoomOut({ duration: 0 });
      } else {
        flow.fitView(FIT);
      }
    },
    [flow],
  );
  const onReveal = useCallback(
    (id: string) => {
      const place = layout.nodes.get(id);
      const area = document.querySelector(`.${styles.graph}`);
      if (!place || !area) {
        return;
      }
      const { x, y, zoom } = flow.getViewport();
      const left = place.x * zoom + x;
      const top = place.y * zoom + y;
      const isInSight =
        left >= 0 &&
        top >= 0 &&
        left + NODE_WIDTH * zoom <= area.clientWidth &&
        top + NODE_HEIGHT * zoom <= area.clientHeight;
      if (!isInSight) {
        flow.setCenter(place.x + NODE_WIDTH / 2, place.y + NODE_HEIGHT / 2, {
          zoom,
          duration: 0,
        });
      }
    },
    [flow, layout],
  );
  const keys = useGraphKeys({ shown, layout, onReveal, onZoom, onClose });
  const ids = [...shown.nodes.keys()].join('\n');
  const onInit = useCallback(() => {
    flow.fitView(FIT);
    if (flow.getZoom() < LEAST_READABLE) {
      // Too much to be read at once: begin at the circle, or where all begins.
      const begin = circle?.filter(id => shown.nodes.has(id)) ?? [];
      const [first] = shown.nodes.keys();
      flow.fitView({
        ...FIT,
        minZoom: LEAST_READABLE,
        nodes: (begin.length > 0 ? begin : [first ?? '']).map(id => ({ id })),
      });
    }
  }, [flow, circle, shown]);
  const init = useRef(onInit);
  init.current = onInit;
  useEffect(() => init.current(), [ids]);
  const { active, setActive } = keys;
  const state = useMemo(
    (): GraphState => ({
      active,
      selected,
      stale,
      onFocus: setActive,
      onOpen,
    }),
    [active, selected, stale, setActive, onOpen],
  );
  const height = Math.min(
    MOST_HEIGHT,
    Math.max(LEAST_HEIGHT, layout.bottom - layout.top + OUTSIDE),
  );
  return (
    <div className={styles.place}>
      <button type="button" className={styles.skip} onClick={onShowList}>
        {t('dependencies.skipToList')}
      </button>
      <VisuallyHidden id={helpId}>
        {t('dependencies.graph.help')}
      </VisuallyHidden>
      {/* The keys only move between the buttons inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={keys.area}
        role="group"
        aria-label={t('dependencies.graph.label', {
          number: String(shown.nodes.size),
        })}
        aria-describedby={helpId}
        className={styles.graph}
        style={{ height }}
        onKeyDown={keys.onKeyDown}
      >
        <GraphContext.Provider value={state}>
          <ReactFlow
            nodes={nodes}
            edges={edges}
            nodeTypes={NODE_TYPES}
            edgeTypes={EDGE_TYPES}
            defaultEdgeOptions={{
              markerEnd: { type: MarkerType.ArrowClosed },
            }}
            minZoom={0.1}
            maxZoom={2}
            onInit={onInit}
            // Scrolling belongs to the page.
            zoomOnScroll={false}
            preventScrolling={false}
            zoomOnDoubleClick={false}
            nodesDraggable={false}
            nodesConnectable={false}
            nodesFocusable={false}
            edgesFocusable={false}
            elementsSelectable={false}
            disableKeyboardA11y
            deleteKeyCode={null}
            selectionKeyCode={null}
            multiSelectionKeyCode={null}
            panActivationKeyCode={null}
            zoomActivationKeyCode={null}
            proOptions={{ hideAttribution: true }}
          />
        </GraphContext.Provider>
        <div className={styles.zoom}>
          <ButtonIcon
            size="small"
            variant="secondary"
            aria-label={t('dependencies.graph.zoomIn')}
            icon={<RiAddLine />}
            onPress={() => onZoom('in')}
          />
          <ButtonIcon
            size="small"
            variant="secondary"
            aria-label={t('dependencies.graph.zoomOut')}
            icon={<RiSubtractLine />}
            onPress={() => onZoom('out')}
          />
          <ButtonIcon
            size="small"
            variant="secondary"
            aria-label={t('dependencies.graph.fit')}
            icon={<RiFullscreenLine />}
            onPress={() => onZoom('fit')}
          />
        </div>
      </div>
      <ul className={styles.legend}>
        <li>
          <span className={styles.hardSample} />
          {t('dependencies.graph.legendHard')}
        </li>
        <li>
          <span className={styles.softSample} />
          {t('dependencies.graph.legendSoft')}
        </li>
        {circle && (
          <li>
            <span className={styles.circleSample} />
            {t('dependencies.graph.legendCircle')}
          </li>
        )}
      </ul>
    </div>
  );
}

/**
 * The graph as a drawing, from left to right, a column for each wave.
 *
 * @internal
 */
export function DependencyGraph(props: DependencyGraphProps) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}
