import { HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsEmbedded } from '../Embedding';
import styles from './Page.module.css';

/**
 * The heading of a page: the first one, except on the page of something else. Gets
 * the focus where a link led here and took the focus with it: whoever listens hears
 * where that is, and Tab goes on from there.
 *
 * @internal
 */
export function PageHeading({
  children,
  ...attributes
}: Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'tabIndex'>) {
  const Heading = useIsEmbedded() ? 'h2' : 'h1';
  const heading = useRef<HTMLHeadingElement>(null);
  const ledHere = useNavigationType() === 'PUSH';
  useLayoutEffect(() => {
    if (ledHere && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [ledHere]);
  return (
    <Heading
      {...attributes}
      ref={heading}
      className={styles.heading}
      tabIndex={-1}
    >
      {children}
    </Heading>
  );
}
