import { cleanLine } from '@openmcp/backstage-plugin-openmcp-common';

/** Longest image reference that is quoted. */
const longestImage = 512;

/**
 * Says that a recorded statement does not count, because it was said for another
 * image.
 *
 * @param recorded - the image that the record names; empty when it names none
 * @param wanted - the image that is wanted now
 * @returns a sentence without full stop
 * @internal
 */
export function describeOtherImage(recorded: string, wanted: string): string {
  const said = recorded
    ? `was said for ${cleanLine(recorded, longestImage)}`
    : 'does not name the image that it was said for';
  return `The recorded statement about platform mode ${said}; it says nothing of ${cleanLine(
    wanted,
    longestImage,
  )}`;
}
