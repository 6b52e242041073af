import { useEffect, useId, useRef } from 'react';
import { RiArrowDownSLine, RiArrowRightSLine } from '@remixicon/react';
import { HealthChip, QuietText, Quote } from '../../components';
import { useTranslation } from '../../language';
import { countBrokenBelow, ObjectNode } from './objectTree';
import { useFactText } from './useFactText';
import styles from './ObjectTree.module.css';

/**
 * Properties of {@link ObjectTreeNode}.
 *
 * @internal
 */
export interface ObjectTreeNodeProps {
  node: ObjectNode;
  isOpen: (node: ObjectNode) => boolean;
  onToggle: (node: ObjectNode, open: boolean) => void;
  /** Nothing of it is confirmed. */
  stale: boolean;
  /** Id of the object that the address names. */
  chosen?: string;
}

/**
 * One object with what it is made of.
 *
 * @internal
 */
export function ObjectTreeNode(props: ObjectTreeNodeProps) {
  const { t } = useTranslation();
  const factText = useFactText();
  const { chosen, isOpen, node, onToggle, stale } = props;
  const childrenId = useId();
  const line = useRef<HTMLDivElement>(null);
  const isChosen = chosen === node.id;
  useEffect(() => {
    if (isChosen) {
      line.current?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [isChosen]);

  const isParent = node.children.length > 0;
  const open = isParent && isOpen(node);
  const broken = countBrokenBelow(node);
  const facts = node.facts.map(factText);
  if (broken > 0) {
    facts.unshift(t('installation.tree.broken', { count: broken }));
  }
  return (
    <li>
      <div
        ref={line}
        className={`${styles.line} ${isChosen ? styles.chosen : ''}`}
        aria-current={isChosen || undefined}
      >
        {isParent ? (
          <button
            type="button"
            className={styles.disclosure}
            aria-expanded={open}
            aria-controls={childrenId}
            aria-label={t(
              open ? 'installation.tree.close' : 'installation.tree.open',
              { name: `${node.kind} ${node.name}` },
            )}
            data-tree-button
            onClick={() => onToggle(node, !open)}
          >
            {open ? (
              <RiArrowDownSLine size={16} aria-hidden />
            ) : (
              <RiArrowRightSLine size={16} aria-hidden />
            )}
          </button>
        ) : (
          <span className={styles.leaf} />
        )}
        <div className={styles.content}>
          <span className={styles.name}>
            <QuietText>{node.kind}</QuietText> {node.name}
          </span>
          {node.health && (
            <HealthChip
              health={node.health}
              stale={stale}
              partial={node.partial}
            />
          )}
          {facts.length > 0 && <span>{facts.join(', ')}</span>}
          {node.quote && (
            <span className={styles.quote}>
              <Quote text={node.quote} />
            </span>
          )}
        </div>
      </div>
      {isParent && (
        <ul id={childrenId} className={styles.list} hidden={!open}>
          {open &&
            node.children.map(child => (
              <ObjectTreeNode {...props} key={child.id} node={child} />
            ))}
        </ul>
      )}
    </li>
  );
}
