/**
 * Where the list was scrolled to, by entry of the browser's history, so that
 * Back returns to the same rows. It lasts as long as the page is loaded.
 *
 * @internal
 */
export const scrollMemory = new Map<string, number>();
