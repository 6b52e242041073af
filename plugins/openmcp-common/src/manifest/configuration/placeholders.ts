const PLACEHOLDER = /^<[^<>]{1,200}>$/;

/**
 * Whether a text stands for a value that somebody has to fill in.
 *
 * @internal
 */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && PLACEHOLDER.test(value);
}

/**
 * The text that stands for a value of which nothing but its name is known.
 *
 * @internal
 */
export function placeholderFor(name: string | number | undefined): string {
  return `<value of ${String(name).replace(/[<>]/g, '').slice(0, 180)}>`;
}
