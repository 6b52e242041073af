import { Edge, Node, Position } from '@xyflow/react';
import { GraphModel, GraphNode } from '../model';
import { circleSteps } from './circleSteps';
import { edgeKey, GraphLayout, NODE_HEIGHT, NODE_WIDTH } from './layOutGraph';

/** A node as the drawing has it. */
export type FlowNode = Node<{ node: GraphNode }, 'dependency'>;

/** The head of a column as the drawing has it. */
export type FlowHeading = Node<{ title: string }, 'heading'>;

/** An edge as the drawing has it. */
export type FlowEdge = Edge<
  {
    strength: 'hard' | 'soft';
    bends: ReadonlyArray<{ x: number; y: number }>;
    /** Place in the circle, from 1. */
    step?: number;
    /** Leads back: drawn below everything, at this height. */
    below?: number;
  },
  'dependency'
>;

const HEADING_HEIGHT = 24;
const HEADING_GAP = 16;
/** Room between the lowest node and the first edge that leads back. */
const BELOW_GAP = 28;
const BELOW_STEP = 18;

const FIXED = {
  draggable: false,
  selectable: false,
  connectable: false,
  deletable: false,
  focusable: false,
} as const;

/**
 * Where edges begin and end. Given beforehand, so that nothing has to be measured
 * before edges can be drawn.
 */
const HANDLES: FlowNode['handles'] = [
  {
    type: 'target',
    position: Position.Left,
    x: 0,
    y: NODE_HEIGHT / 2,
    width: 1,
    height: 1,
  },
  {
    type: 'source',
    position: Position.Right,
    x: NODE_WIDTH,
    y: NODE_HEIGHT / 2,
    width: 1,
    height: 1,
  },
];

function headings(
  layout: GraphLayout,
  titles: { wave: (index: number) => string; unordered: string },
): FlowHeading[] {
  const columns: Array<[title: string, x: number]> = [...layout.columns].map(
    ([index, x]) => [titles.wave(index), x],
  );
  if (layout.unordered !== undefined) {
    columns.push([titles.unordered, layout.unordered]);
  }
  return columns.map(([title, x]) => ({
    ...FIXED,
    id: `heading ${title}`,
    type: 'heading',
    position: { x, y: layout.top - HEADING_HEIGHT - HEADING_GAP },
    width: NODE_WIDTH,
    height: HEADING_HEIGHT,
    data: { title },
  }));
}

/**
 * The graph in the words of the library that draws it.
 *
 * @param shown - what is drawn
 * @param circle - ids of the nodes of the circle whose edges are numbered
 * @internal
 */
export function toFlow(
  shown: GraphModel,
  layout: GraphLayout,
  circle: readonly string[] | undefined,
  titles: { wave: (index: number) => string; unordered: string },
): { nodes: Array<FlowNode | FlowHeading>; edges: FlowEdge[] } {
  const steps = circleSteps(circle);
  const nodes = [...shown.nodes.values()].map(
    (node): FlowNode => ({
      ...FIXED,
      id: node.id,
      type: 'dependency',
      position: layout.nodes.get(node.id) ?? { x: 0, y: 0 },
      width: NODE_WIDTH,
      height: NODE_HEIGHT,
      handles: HANDLES,
      data: { node },
    }),
  );
  const xOf = (id: string) => layout.nodes.get(id)?.x ?? 0;
  let backward = 0;
  const edges = shown.edges.map((edge): FlowEdge => {
    const key = edgeKey(edge);
    const isBackward = xOf(edge.from) >= xOf(edge.to);
    const below = isBackward
      ? layout.bottom + BELOW_GAP + BELOW_STEP * backward++
      : undefined;
    const step = steps.get(key);
    return {
      id: key,
      type: 'dependency',
      source: edge.from,
      target: edge.to,
      focusable: false,
      selectable: false,
      zIndex: step === undefined ? 0 : 1,
      data: {
        strength: edge.strength,
        bends: layout.bends.get(key) ?? [],
        step,
        below,
      },
    };
  });
  return { nodes: [...headings(layout, titles), ...nodes], edges };
}
