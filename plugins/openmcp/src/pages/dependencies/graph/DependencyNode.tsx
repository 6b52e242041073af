import { useContext } from 'react';
import { VisuallyHidden } from '@backstage/ui';
import { NodeProps } from '@xyflow/react';
import { NodeFacts } from '../NodeFacts';
import { useNodeTexts } from '../useNodeTexts';
import { GraphContext } from './GraphContext';
import { FlowHeading, FlowNode } from './toFlow';
import styles from './DependencyGraph.module.css';

/**
 * One node: its name, and how it is.
 *
 * @internal
 */
export function DependencyNode(props: NodeProps<FlowNode>) {
  const texts = useNodeTexts();
  const state = useContext(GraphContext);
  const { node } = props.data;
  const classNames = [
    styles.node,
    node.candidate && styles.candidate,
    node.inCircle && styles.inCircle,
    state.selected === node.id && styles.selected,
  ];
  return (
    <button
      type="button"
      className={classNames.filter(Boolean).join(' ')}
      tabIndex={state.active === node.id ? 0 : -1}
      data-node={node.id}
      aria-expanded={state.selected === node.id}
      onFocus={() => state.onFocus(node.id)}
      onClick={() => state.onOpen(node.id)}
    >
      <VisuallyHidden>{texts.spoken(node)}</VisuallyHidden>
      <span className={styles.drawn} aria-hidden>
        <span className={styles.name} title={node.name}>
          {node.name}
        </span>
        <NodeFacts node={node} stale={state.stale} wordless />
      </span>
    </button>
  );
}

/**
 * The head of a column.
 *
 * @internal
 */
export function WaveHeading(props: NodeProps<FlowHeading>) {
  return <span className={styles.heading}>{props.data.title}</span>;
}
