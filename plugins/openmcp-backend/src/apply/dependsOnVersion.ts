import { PlatformServiceWish } from './PlatformServiceWish';

/**
 * Whether what is sent was made from what was read, so that it may be written onto
 * that very version alone: else it would set back what was changed meanwhile.
 *
 * @internal
 */
export function dependsOnVersion({
  expected,
  keep = [],
  spec,
}: Pick<PlatformServiceWish, 'expected' | 'keep' | 'spec'>): boolean {
  return (
    expected !== undefined ||
    keep.length > 0 ||
    (spec.env ?? []).some(entry => 'keep' in entry && entry.keep === true)
  );
}
