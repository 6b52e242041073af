/**
 * Columns that can be chosen, in order. Name and both verdicts about the image are
 * always there.
 *
 * @internal
 */
export const PROVIDER_COLUMNS = [
  'host',
  'runs',
  'owner',
  'kind',
  'tool',
  'repository',
  'system',
  'version',
  'trust',
] as const;

/** @internal */
export type ProviderColumn = (typeof PROVIDER_COLUMNS)[number];

/** Least width in rem, and the part of the width that is left. */
const SIZES: Record<ProviderColumn, [least: number, share: number]> = {
  host: [10.5, 1],
  runs: [6, 0.6],
  owner: [8, 0.6],
  kind: [8, 0.6],
  tool: [8, 0.7],
  repository: [12, 1],
  system: [7, 0.6],
  version: [7, 0.6],
  trust: [7, 0.5],
};

/** Ticks, name and both verdicts, in rem. */
const FIXED = { ticks: 2.5, name: 12, image: 23.5 };
const REM = 16;

/** From this width in pixels on, owners have a column of their own by default. */
const LEAST_OWNER_WIDTH = 1180;

/**
 * The columns that are shown unless somebody chose others.
 *
 * @param width - of the list in pixels; undefined until it is known
 * @internal
 */
export function defaultColumns(width: number | undefined): ProviderColumn[] {
  return width !== undefined && width >= LEAST_OWNER_WIDTH
    ? ['host', 'runs', 'owner']
    : ['host', 'runs'];
}

/**
 * Those of the chosen columns that have room, and those that have none.
 *
 * @internal
 */
export function fitColumns(
  chosen: readonly ProviderColumn[],
  width: number | undefined,
): { shown: ProviderColumn[]; left: ProviderColumn[] } {
  if (width === undefined) {
    return { shown: [...chosen], left: [] };
  }
  let room = width / REM - FIXED.ticks - FIXED.name - FIXED.image;
  const shown = chosen.filter(id => {
    room -= SIZES[id][0];
    return room >= 0;
  });
  return { shown, left: chosen.filter(id => !shown.includes(id)) };
}

/**
 * The widths of all columns for `grid-template-columns`.
 *
 * @internal
 */
export function gridOf(columns: readonly ProviderColumn[]): string {
  return [
    `${FIXED.ticks}rem`,
    `minmax(${FIXED.name}rem, 1.3fr)`,
    `minmax(${FIXED.image}rem, 2.2fr)`,
    ...columns.map(id => {
      const [least, share] = SIZES[id];
      return `minmax(${least}rem, ${share}fr)`;
    }),
  ].join(' ');
}
