import { ReactNode } from 'react';
import styles from './RegionMessage.module.css';

/**
 * A sentence in the place of what cannot be shown, with the next step behind it.
 *
 * @internal
 */
export function RegionMessage(props: {
  sentence: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.message} role="status">
      <span>{props.sentence}</span>
      {props.children}
    </div>
  );
}
