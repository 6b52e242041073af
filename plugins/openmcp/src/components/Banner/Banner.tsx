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
  /** Reads the text out; only for texts that do not change by themselves. */
  announced?: boolean;
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
      role={props.announced ? 'status' : undefined}
    >
      {props.icon}
      <div className={styles.text}>{props.children}</div>
      {props.actions}
    </div>
  );
}
