import type { Result } from './toResults';

const digits = 3;

function say(value: number | null): string {
  return value === null ? '' : String(Number(value.toPrecision(digits)));
}

function cellsOf(result: Result): string[] {
  const { id, what, value, min, max, unit, baseline, ratio, target, met } =
    result;
  return [
    id,
    `${say(value)} ${unit}`,
    `${say(min)} - ${say(max)}`,
    say(baseline),
    say(ratio),
    target,
    met ? 'yes' : 'NO',
    what,
  ];
}

/**
 * The results for people.
 *
 * @internal
 */
export function renderTable(results: readonly Result[]): string {
  const rows = [
    ['id', 'median', 'min - max', 'baseline', 'ratio', 'target', 'met', 'what'],
    ...results.map(cellsOf),
  ];
  const widths = rows[0].map((_, column) =>
    Math.max(...rows.map(row => row[column].length)),
  );
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
