import { ReactNode, useId } from 'react';
import { CardBoundary } from '../CardBoundary';
import styles from './Section.module.css';

/**
 * A titled part of a page that fails on its own.
 *
 * @internal
 */
export function Section(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {props.title}
      </h2>
      <CardBoundary>{props.children}</CardBoundary>
    </section>
  );
}
