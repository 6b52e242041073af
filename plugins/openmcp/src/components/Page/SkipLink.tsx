import { ReactNode } from 'react';
import styles from './Page.module.css';

/**
 * Leads past the filters of a page; seen only by whoever reaches it with the Tab
 * key.
 *
 * @internal
 */
export function SkipLink(props: {
  /** Id of what comes next, for whoever copies the address. */
  to: string;
  /** Moves the focus there. */
  onSkip: () => void;
  children: ReactNode;
}) {
  const { children, onSkip, to } = props;
  return (
    <a
      className={styles.skip}
      href={`#${to}`}
      onClick={event => {
        event.preventDefault();
        onSkip();
      }}
    >
      {children}
    </a>
  );
}
