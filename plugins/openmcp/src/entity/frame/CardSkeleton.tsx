import { LoadingRegion } from '../../components';

/**
 * What a card shows until something is known.
 *
 * @internal
 */
export function CardSkeleton(props: {
  label: string;
  /** Another number, another attempt. */
  attempt: number;
  rows?: number;
  onTryAgain: () => void;
}) {
  const { attempt, label, onTryAgain, rows = 3 } = props;
  return (
    <LoadingRegion
      key={attempt}
      label={label}
      rows={rows}
      rowHeight={20}
      onTryAgain={onTryAgain}
    />
  );
}
