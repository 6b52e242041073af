import {
  parseRecordedPlatformMode,
  PLATFORM_MODE_ANNOTATION,
  PlatformModeStatement,
} from '@openmcp/backstage-plugin-openmcp-common';
import { PlatformServiceWish } from '../PlatformServiceWish';
import { LiveObject, recordOf, textsOf } from './LiveObject';

const commands = ['initCommand', 'runCommand'] as const;
const fieldsThatTell = { flag: commands, env: ['env'], config: [] } as const;

/** True when the object says what the statement is: told so, and nothing else. */
function isTold(
  { name, value, via }: PlatformModeStatement,
  spec: Record<string, unknown>,
): boolean {
  switch (via) {
    case 'flag':
      return commands.every(
        field =>
          Array.isArray(spec[field]) &&
          (spec[field] as unknown[]).includes(value),
      );
    case 'env':
      return (Array.isArray(spec.env) ? spec.env : [])
        .map(recordOf)
        .some(entry => entry.name === name && entry.value === value);
    default:
      return true;
  }
}

/**
 * The statement that is recorded on an object and still holds: of this very
 * image, and the image is told so, and stays told so.
 *
 * @param wish - keeps the statement, and the fields that tell it
 * @internal
 */
export function findKeptStatement(
  { keep = [], spec }: Pick<PlatformServiceWish, 'keep' | 'spec'>,
  live: LiveObject | undefined,
): PlatformModeStatement | undefined {
  if (!live || !keep.includes('platformMode')) {
    return undefined;
  }
  const recorded = parseRecordedPlatformMode(
    textsOf(live.metadata.annotations).get(PLATFORM_MODE_ANNOTATION),
  );
  if (!recorded || live.spec.image !== spec.image) {
    return undefined;
  }
  const { name, value, via } = recorded;
  const staysTold =
    via === 'env' && spec.env
      ? spec.env.some(
          entry =>
            entry.name === name &&
            (entry.keep === true || entry.value === value),
        )
      : fieldsThatTell[via].every(field => keep.includes(field));
  return staysTold && isTold(recorded, live.spec)
    ? {
        via,
        ...(name !== undefined && { name }),
        ...(value !== undefined && { value }),
      }
    : undefined;
}
