import { COLUMN_WIDTH } from './useDrawnColumns';

/**
 * Keeps the room of columns that are out of sight and not drawn.
 *
 * @internal
 */
export function HiddenColumns(props: { count: number }) {
  const { count } = props;
  return count > 0 ? (
    <td
      colSpan={count}
      aria-hidden
      style={{ minWidth: count * COLUMN_WIDTH }}
    />
  ) : null;
}
