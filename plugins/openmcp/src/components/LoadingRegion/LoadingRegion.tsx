import { useEffect, useState } from 'react';
import { Button, Skeleton, VisuallyHidden } from '@backstage/ui';
import { useTranslation } from '../../language';
import styles from './LoadingRegion.module.css';

const STAGES = [
  { stage: 'shown', after: 200 },
  { stage: 'slow', after: 10_000 },
  { stage: 'very-slow', after: 15_000 },
] as const;

type Stage = 'hidden' | (typeof STAGES)[number]['stage'];

/**
 * Properties of {@link LoadingRegion}.
 *
 * @internal
 */
export interface LoadingRegionProps {
  /** Read out in place of the skeleton. */
  label: string;
  /** Number of skeleton rows. */
  rows: number;
  /** Height of one row in pixels. */
  rowHeight: number;
  onTryAgain: () => void;
}

/**
 * What is seen while nothing is loaded yet: nothing for a moment, then
 * skeletons, then the reason to be patient, then a way to ask again. Give it
 * another `key` for another attempt.
 *
 * @internal
 */
export function LoadingRegion(props: LoadingRegionProps) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>('hidden');
  useEffect(() => {
    const timers = STAGES.map(({ stage: next, after }) =>
      setTimeout(() => setStage(next), after),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  const isSlow = stage === 'slow' || stage === 'very-slow';
  return (
    <div aria-busy="true" className={styles.rows}>
      {stage !== 'hidden' && (
        <>
          <VisuallyHidden role="status">{props.label}</VisuallyHidden>
          <div className={styles.slow} role="status">
            {isSlow && t('loading.slow')}
            {stage === 'very-slow' && (
              <Button
                size="small"
                variant="secondary"
                onPress={props.onTryAgain}
              >
                {t('loading.tryAgain')}
              </Button>
            )}
          </div>
          {Array.from({ length: props.rows }, (_, index) => (
            <Skeleton key={index} width="100%" height={props.rowHeight} />
          ))}
        </>
      )}
    </div>
  );
}
