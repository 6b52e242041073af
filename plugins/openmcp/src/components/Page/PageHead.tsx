import { ReactNode } from 'react';
import styles from './Page.module.css';

/**
 * The heading of a page, and at the other end what belongs to the page as a whole.
 *
 * @internal
 */
export function PageHead(props: { children: ReactNode }) {
  return <div className={styles.head}>{props.children}</div>;
}
