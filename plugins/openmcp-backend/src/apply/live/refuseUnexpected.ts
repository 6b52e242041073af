import { isDeepStrictEqual } from 'node:util';
import {
  ExpectedChanges,
  FieldChange,
  parseRecordedPlatformMode,
  PLATFORM_MODE_ANNOTATION,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createConflictError, OwnedFieldProblem } from '../../refusals';
import { LiveObject } from './LiveObject';

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // What somebody says that a dry run told can be anything.
    return undefined;
  }
}

/** Of a record alone what is stated counts: who and when differ each time. */
function toComparable({ field, change, before, after }: FieldChange) {
  const isRecord =
    field.startsWith('metadata.annotations') &&
    field.includes(PLATFORM_MODE_ANNOTATION);
  const read = (side: string | undefined) => {
    if (!isRecord || side === undefined) {
      return side;
    }
    const { by, at, ...statement } =
      parseRecordedPlatformMode(parse(side)) ?? {};
    return statement;
  };
  return [change, read(before), read(after)];
}

function describe(change: FieldChange): OwnedFieldProblem {
  const { field, before, after } = change;
  const sides = [before, after].filter(side => side !== undefined);
  return {
    field,
    code: 'changed-meanwhile',
    message:
      sides.length > 0
        ? `would be ${change.change} (${sides.join(
            ' -> ',
          )}), which was not shown before`
        : `would be ${change.change}, which was not shown before`,
  };
}

/**
 * Refuses to change what somebody was not shown: because the object was changed
 * meanwhile, or is another one.
 *
 * @param diff - what would change now; when nothing would, nothing is refused
 * @throws ConflictError naming each field
 * @internal
 */
export function refuseUnexpected(
  diff: readonly FieldChange[],
  expected: ExpectedChanges | undefined,
  live: LiveObject | undefined,
): void {
  if (!expected || diff.length === 0) {
    return;
  }
  if (live?.metadata.uid !== expected.uid) {
    const present =
      expected.uid === undefined
        ? 'was created by somebody else since it was looked at'
        : 'is another object than the one that was looked at';
    const message = live ? present : 'was removed since it was looked at';
    throw createConflictError(
      `This PlatformService ${message}: look at it again. Nothing was changed`,
      [{ field: 'metadata.uid', code: 'changed-meanwhile', message }],
    );
  }
  const shown = new Map(expected.changes.map(each => [each.field, each]));
  const problems = diff
    .filter(each => {
      const other = shown.get(each.field);
      return (
        !other || !isDeepStrictEqual(toComparable(each), toComparable(other))
      );
    })
    .map(describe);
  if (problems.length > 0) {
    const listed = problems
      .map(({ field, message }) => `${field} ${message}`)
      .join('; ');
    throw createConflictError(
      `The PlatformService was changed since it was looked at: ${listed}. Look at it again. Nothing was changed`,
      problems,
    );
  }
}
