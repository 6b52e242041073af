import { BaseEdge, EdgeLabelRenderer, EdgeProps } from '@xyflow/react';
import { useTranslation } from '../../../language';
import { FlowEdge } from './toFlow';
import styles from './DependencyGraph.module.css';

interface Point {
  x: number;
  y: number;
}

/** How far an edge that leads back goes out before it turns, in pixels. */
const TURN = 28;

/** A soft line through points, level where it begins and ends. */
function throughPoints(points: readonly Point[]): string {
  const [first, ...others] = points;
  let path = `M ${first?.x ?? 0} ${first?.y ?? 0}`;
  let before = first;
  for (const point of others) {
    const middle = ((before?.x ?? 0) + point.x) / 2;
    path += ` C ${middle} ${before?.y ?? 0}, ${middle} ${point.y}, ${point.x} ${
      point.y
    }`;
    before = point;
  }
  return path;
}

/** Around the outside: out, down, back, up, and in again. */
function around(source: Point, target: Point, below: number): string {
  const right = source.x + TURN;
  const left = target.x - TURN;
  const round = 12;
  return [
    `M ${source.x} ${source.y}`,
    `H ${right - round} Q ${right} ${source.y} ${right} ${source.y + round}`,
    `V ${below - round} Q ${right} ${below} ${right - round} ${below}`,
    `H ${left + round} Q ${left} ${below} ${left} ${below - round}`,
    `V ${target.y + round} Q ${left} ${target.y} ${left + round} ${target.y}`,
    `H ${target.x}`,
  ].join(' ');
}

function middleOf(points: readonly Point[]): Point {
  const half = (points.length - 1) / 2;
  const left = points[Math.floor(half)] ?? { x: 0, y: 0 };
  const right = points[Math.ceil(half)] ?? left;
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
}

/**
 * One edge: whole when hard, dashed when soft, thick and numbered in a circle.
 *
 * @internal
 */
export function DependencyEdge(props: EdgeProps<FlowEdge>) {
  const { t } = useTranslation();
  const { data, markerEnd, sourceX, sourceY, targetX, targetY } = props;
  const { below, bends = [], step, strength } = data ?? {};
  const source = { x: sourceX, y: sourceY };
  const target = { x: targetX, y: targetY };
  const points = [source, ...bends, target];
  const place =
    below === undefined
      ? middleOf(points)
      : { x: (source.x + target.x) / 2, y: below };
  const classNames = [
    styles.edge,
    strength === 'soft' && styles.soft,
    step !== undefined && styles.circle,
  ];
  return (
    <>
      <BaseEdge
        path={
          below === undefined
            ? throughPoints(points)
            : around(source, target, below)
        }
        markerEnd={markerEnd}
        className={classNames.filter(Boolean).join(' ')}
        interactionWidth={0}
      />
      {step !== undefined && (
        <EdgeLabelRenderer>
          <span
            className={styles.step}
            style={{
              transform: `translate(-50%, -50%) translate(${place.x}px, ${place.y}px)`,
            }}
            title={t('dependencies.cycle.number', { number: String(step) })}
          >
            {step}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
