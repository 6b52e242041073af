import { ReactElement, ReactNode } from 'react';
import styles from './Banner.module.css';

/**
 * Properties of {@link Banner}.
 *
 * @internal
 */
export interface BannerProps {
  family: 'neutral' | 'warning' | 'negative';
  icon: ReactElement;
  /** One sentence, or several paragraphs. */
  children: ReactNode;
  /** Buttons behind the text. */
  actions?: ReactNode;
}

/**
 * Says above a region what is missing in it.
 *
 * @internal
 */
export function Banner(props: BannerProps) {
  return (
    <div
      className={`${styles.banner} ${styles[props.family] ?? ''}`}
      role="status"
    >
      {props.icon}
      <div className={styles.text}>{props.children}</div>
      {props.actions}
    </div>
  );
}
