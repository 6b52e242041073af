import {
  EligibilityReport,
  PlatformModeStatement,
} from '@openmcp/backstage-plugin-openmcp-common';
import { EligibilityRefusal } from '../refusals';

/** True when trusted traits say that a release is told in just this way. */
function isDeclared(
  { via, name, value }: PlatformModeStatement,
  { trust, platformMode }: EligibilityReport,
): boolean {
  if (
    trust !== 'trusted' ||
    platformMode?.releasedSince === undefined ||
    platformMode.via !== via
  ) {
    return false;
  }
  switch (via) {
    case 'flag':
      return platformMode.value === value;
    case 'env':
      return platformMode.name === name && platformMode.value === value;
    default:
      // Nothing is written into the object.
      return true;
  }
}

/**
 * The gate: lets through what the verdict about wrapping allows, and tells
 * whether the caller overrides what the rules say of the image as released.
 *
 * @remarks
 * - Blocked with platform mode, or not applicable: never, whatever is stated.
 * - Blocked or unknown today, or unknown with platform mode: somebody has to
 *   state how the image is told, and overrides.
 * - Otherwise nothing needs to be stated. Where it is, it is written into the
 *   object: without more ado when a release has that very mode, as trusted
 *   traits declare; else it is an override, too, because a statement can write
 *   any flag behind the commands.
 *
 * @param saidOfOther - why what is recorded does not count, as a sentence
 * @returns true when the statement is an override, which takes a right
 * @throws EligibilityRefusal (422)
 * @internal
 */
export function decideStatement(
  report: EligibilityReport,
  statement: PlatformModeStatement | undefined,
  saidOfOther?: string,
): boolean {
  const { applicable, reason, today, withPlatformMode } = report.wrap;
  if (!applicable || !today || !withPlatformMode) {
    throw new EligibilityRefusal(
      'not-applicable',
      `This image cannot be run as a PlatformService: ${
        reason?.message ?? 'the question does not apply to it'
      }`,
      report,
    );
  }
  if (withPlatformMode.outcome === 'blocked') {
    const blocking = withPlatformMode.results.filter(
      ({ outcome }) => outcome === 'blocked',
    );
    const because = blocking.map(({ message }) => message).join(' ');
    throw new EligibilityRefusal(
      'blocked',
      `This image is blocked, also with platform mode${
        because && `: ${because}`
      }`,
      report,
    );
  }
  const needsStatement =
    today.outcome === 'blocked' ||
    today.outcome === 'unknown' ||
    withPlatformMode.outcome === 'unknown';
  if (needsStatement && !statement) {
    const why =
      today.outcome === 'blocked'
        ? 'This image is blocked as it is released'
        : 'Too little is known of this image';
    throw new EligibilityRefusal(
      'platform-mode-needed',
      `${why}: state in platformMode how it is told to use platform mode${
        saidOfOther ? `. ${saidOfOther}` : ''
      }`,
      report,
    );
  }
  return (
    statement !== undefined &&
    (needsStatement || !isDeclared(statement, report))
  );
}
