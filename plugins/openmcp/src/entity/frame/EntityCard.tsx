import { ReactNode, useId } from 'react';
import { Card, CardBody, CardFooter, CardHeader } from '@backstage/ui';
import { CardBoundary } from '../../components';
import styles from './EntityCard.module.css';

/**
 * Properties of {@link EntityCard}.
 *
 * @internal
 */
export interface EntityCardProps {
  title: string;
  /** As high as this from the first moment, whatever is known. Default: normal. */
  height?: 'tall';
  /** Links to where there is more. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A card on the page of an entity. It keeps its height from skeleton to data, and
 * a failure stays in it.
 *
 * @internal
 */
export function EntityCard(props: EntityCardProps) {
  const { children, footer, height, title } = props;
  const id = useId();
  return (
    <Card className={styles.card}>
      <section aria-labelledby={id} className={styles.section}>
        <CardHeader>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        </CardHeader>
        <CardBody>
          <div className={styles.body} data-height={height}>
            <CardBoundary>{children}</CardBoundary>
          </div>
        </CardBody>
        <CardFooter>
          <div className={styles.footer}>{footer}</div>
        </CardFooter>
      </section>
    </Card>
  );
}
