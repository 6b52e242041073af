import { ReactNode, useEffect, useRef, useState } from 'react';
import styles from './LiveCell.module.css';

/**
 * Properties of {@link LiveCell}.
 *
 * @internal
 */
export interface LiveCellProps {
  /** The cell is marked for a moment when this changes. */
  watch: string;
  /** ARIA role; missing in lists. */
  role?: 'cell' | 'rowheader';
  className?: string;
  children?: ReactNode;
}

/**
 * A cell that marks its own changes.
 *
 * @internal
 */
export function LiveCell(props: LiveCellProps) {
  const { watch } = props;
  const before = useRef(watch);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (before.current !== watch) {
      before.current = watch;
      setChanged(true);
    }
  }, [watch]);
  const classNames = [
    styles.cell,
    changed && styles.changed,
    props.className,
  ].filter(Boolean);
  return (
    <div
      role={props.role}
      className={classNames.join(' ')}
      data-changed={changed || undefined}
      onAnimationEnd={() => setChanged(false)}
      onPointerLeave={() => setChanged(false)}
    >
      {props.children}
    </div>
  );
}
