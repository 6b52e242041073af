import {
  parseRecordedPlatformMode,
  PLATFORM_MODE_ANNOTATION,
  PlatformModeStatement,
  RecordedPlatformMode,
} from '@openmcp/backstage-plugin-openmcp-common';
import { PlatformServiceWish } from '../PlatformServiceWish';
import { LiveObject, recordOf, textsOf } from './LiveObject';

const commands = ['initCommand', 'runCommand'] as const;
const fieldsThatTell = { flag: commands, env: ['env'], config: [] } as const;

type Wish = Pick<PlatformServiceWish, 'keep' | 'spec'>;

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

/** True when what is given says so, or what tells it is kept. */
function staysTold(
  { name, value, via }: PlatformModeStatement,
  { keep = [], spec }: Wish,
): boolean {
  if (via === 'env' && spec.env) {
    return spec.env.some(
      entry =>
        entry.name === name && (entry.keep === true || entry.value === value),
    );
  }
  return fieldsThatTell[via].every(
    field =>
      keep.includes(field) ||
      (field !== 'env' && spec[field]?.includes(value ?? '')),
  );
}

/** The record of a statement that a wish keeps; undefined when there is none. */
function findRecord(
  { keep = [] }: Wish,
  live: LiveObject | undefined,
): RecordedPlatformMode | undefined {
  return live && keep.includes('platformMode')
    ? parseRecordedPlatformMode(
        textsOf(live.metadata.annotations).get(PLATFORM_MODE_ANNOTATION),
      )
    : undefined;
}

/**
 * The statement that is recorded on an object and still holds: it was said for this
 * very image, and the image is told so, and stays told so.
 *
 * @param wish - keeps the statement, and the fields that tell it
 * @internal
 */
export function findKeptStatement(
  wish: Wish,
  live: LiveObject | undefined,
): PlatformModeStatement | undefined {
  const recorded = findRecord(wish, live);
  if (!live || !recorded || recorded.image !== wish.spec.image) {
    return undefined;
  }
  const { name, value, via } = recorded;
  return staysTold(recorded, wish) && isTold(recorded, live.spec)
    ? {
        via,
        ...(name !== undefined && { name }),
        ...(value !== undefined && { value }),
      }
    : undefined;
}

/**
 * The image that a kept statement was said for, where that is another one than is
 * wanted now: it does not count then, and does not stay.
 *
 * @returns undefined when nothing is recorded, or for this very image; an empty text
 * when the record names no image
 * @internal
 */
export function findOtherImageOfStatement(
  wish: Wish,
  live: LiveObject | undefined,
): string | undefined {
  const recorded = findRecord(wish, live);
  return recorded && recorded.image !== wish.spec.image
    ? recorded.image ?? ''
    : undefined;
}
