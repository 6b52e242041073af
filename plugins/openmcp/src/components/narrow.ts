/**
 * Media query for screens on which tables become lists and filters fold.
 *
 * @internal
 */
export const NARROW = '(max-width: 639.95px)';
