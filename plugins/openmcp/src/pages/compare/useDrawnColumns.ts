import { RefObject, useCallback } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { CompareColumn } from './columns';

/** Up to so many columns are all drawn. */
const ALL_UP_TO = 40;
/**
 * Width of a column in pixels, as the style sheet has it.
 *
 * @internal
 */
export const COLUMN_WIDTH = 120;

/**
 * Which columns are drawn: all, or of very many those in sight.
 *
 * @internal
 */
export function useDrawnColumns(
  columns: readonly CompareColumn[],
  area: RefObject<HTMLElement>,
) {
  const isWindowed = columns.length > ALL_UP_TO;
  const virtualizer = useVirtualizer({
    horizontal: true,
    enabled: isWindowed,
    count: columns.length,
    getScrollElement: () => area.current,
    estimateSize: () => COLUMN_WIDTH,
    overscan: 6,
  });
  const items = isWindowed ? virtualizer.getVirtualItems() : [];
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? columns.length - 1;
  const reveal = useCallback(
    (column: number) => {
      if (isWindowed) {
        virtualizer.scrollToIndex(column, { align: 'auto' });
      }
    },
    [isWindowed, virtualizer],
  );
  return {
    columns: isWindowed ? columns.slice(first, last + 1) : columns,
    before: isWindowed ? first : 0,
    after: isWindowed ? columns.length - 1 - last : 0,
    reveal,
  };
}
