import { ReactNode } from 'react';
import styles from './QuietText.module.css';

/**
 * Text that steps back but stays readable in both themes.
 *
 * @internal
 */
export function QuietText(props: { children: ReactNode; title?: string }) {
  return (
    <span className={styles.quiet} title={props.title}>
      {props.children}
    </span>
  );
}
