import { ReactNode } from 'react';
import styles from './Page.module.css';

/**
 * Everything on a page of ours below the header of the app.
 *
 * @internal
 */
export function PageBody(props: {
  /** Of a page that differs in something. */
  className?: string;
  children: ReactNode;
}) {
  const { children, className } = props;
  return (
    <div className={className ? `${styles.body} ${className}` : styles.body}>
      {children}
    </div>
  );
}
