import {
  KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** PageUp and PageDown move by so many rows. */
const PAGE = 10;

/** Where a cell is, by the ids of its row and its column. */
export interface CellPlace {
  row: string;
  column: string;
}

function step(
  event: KeyboardEvent,
  at: { row: number; column: number },
  last: { row: number; column: number },
): { row: number; column: number } | undefined {
  const { column, row } = at;
  switch (event.key) {
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'PageDown':
      return { row: row + PAGE, column };
    case 'PageUp':
      return { row: row - PAGE, column };
    case 'Home':
      return { row: event.ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: event.ctrlKey ? last.row : row, column: last.column };
    default:
      return undefined;
  }
}

function between(value: number, last: number): number {
  return Math.min(last, Math.max(0, value));
}

/**
 * One tab stop for all cells; arrows, PageUp, PageDown, Home and End go from cell
 * to cell.
 *
 * @param rows - ids of the rows in order
 * @param columns - ids of the columns in order
 * @param reveal - makes sure that a cell is drawn
 * @internal
 */
export function useMatrixKeys(
  rows: readonly string[],
  columns: readonly string[],
  reveal: (place: { row: number; column: number }) => void,
) {
  const area = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<CellPlace>();
  const wantsFocus = useRef(false);
  const at = {
    row: Math.max(0, chosen ? rows.indexOf(chosen.row) : 0),
    column: Math.max(0, chosen ? columns.indexOf(chosen.column) : 0),
  };
  const active: CellPlace = {
    row: rows[at.row] ?? '',
    column: columns[at.column] ?? '',
  };
  const findCell = useCallback(({ row, column }: CellPlace) => {
    const cells = area.current?.querySelectorAll<HTMLElement>('[data-row]');
    return [...(cells ?? [])].find(
      ({ dataset }) => dataset.row === row && dataset.column === column,
    );
  }, []);
  // A cell that was not drawn before is there only after the next drawing.
  useLayoutEffect(() => {
    if (wantsFocus.current) {
      const cell = findCell(active);
      if (cell) {
        wantsFocus.current = false;
        cell.focus({ preventScroll: true });
        cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      }
    }
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isCell = (event.target as HTMLElement).dataset.row !== undefined;
    if (!isCell || event.altKey || event.metaKey || event.shiftKey) {
      return;
    }
    const last = { row: rows.length - 1, column: columns.length - 1 };
    const target = step(event, at, last);
    if (!target) {
      return;
    }
    event.preventDefault();
    const next = {
      row: between(target.row, last.row),
      column: between(target.column, last.column),
    };
    wantsFocus.current = true;
    reveal(next);
    setChosen({
      row: rows[next.row] ?? '',
      column: columns[next.column] ?? '',
    });
  };
  return { area, active, findCell, setActive: setChosen, onKeyDown };
}
