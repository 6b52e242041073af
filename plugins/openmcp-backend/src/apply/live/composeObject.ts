import {
  parseRecordedPlatformMode,
  PLATFORM_MODE_ANNOTATION,
  PlatformModeStatement,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createFieldError } from '../../refusals';
import { FIELD_MANAGER } from '../fieldManager';
import { PlatformServiceWish } from '../PlatformServiceWish';
import { keepValues } from './keepValues';
import { LiveObject, recordOf, textsOf } from './LiveObject';
import { appliedFields, ownedPart } from './ownedPart';

/**
 * What is to be sent, made of what is wished and of what the cluster has.
 *
 * @internal
 */
export interface ComposedObject {
  /** With all that is kept and has to be sent again, so that it stays. */
  spec: PlatformServiceSpec;
  /**
   * Text of the annotation that records a statement, where it is kept. What was said
   * for another image does not stay.
   */
  record?: string;
}

type Wish = Pick<
  PlatformServiceWish,
  'spec' | 'keep' | 'platformMode' | 'throughRepository'
>;

const commands: readonly string[] = ['initCommand', 'runCommand'];

function requireLive(
  live: LiveObject | undefined,
  keep: readonly string[],
): LiveObject | undefined {
  if (live || keep.length === 0) {
    return live;
  }
  throw createFieldError([
    {
      field: 'keep',
      code: 'nothing-to-keep',
      message: 'there is no such PlatformService of which anything could stay',
    },
  ]);
}

/** A variable that the statement gives its value to is not kept. */
function withoutTold(
  env: unknown,
  statement: PlatformModeStatement | undefined,
): unknown {
  return statement?.via === 'env' && Array.isArray(env)
    ? env.filter(entry => recordOf(entry).name !== statement.name)
    : env;
}

/**
 * Puts together what is sent to the cluster. What the portal has applied earlier
 * and is to be kept is sent again as it is, else server-side apply would take it
 * away; what others own stays theirs and is not sent. Into a repository goes the
 * whole, because there the file is all there is.
 *
 * @param live - undefined when there is no such object
 * @throws InputError naming what has nothing to keep
 * @internal
 */
export function composeObject(
  { keep = [], platformMode, spec, throughRepository }: Wish,
  live: LiveObject | undefined,
): ComposedObject {
  const given = keepValues(spec, live);
  const known = requireLive(live, keep);
  if (!known) {
    return { spec: given };
  }
  const owned = appliedFields(known.metadata, FIELD_MANAGER);
  const ownedSpec = recordOf(owned?.['f:spec']);
  const partOf = (field: string): unknown => {
    const isWhole =
      throughRepository ||
      // The flag is put behind the command as it is, whoever owns that.
      (platformMode?.via === 'flag' && commands.includes(field));
    const value = known.spec[field];
    return isWhole ? value : ownedPart(value, ownedSpec[`f:${field}`]);
  };
  const kept = keep.flatMap(field => {
    const part =
      field === 'env'
        ? withoutTold(partOf(field), platformMode)
        : partOf(field);
    return part === undefined ? [] : [[field, part] as const];
  });
  return {
    spec: { ...given, ...Object.fromEntries(kept) } as PlatformServiceSpec,
    ...(keep.includes('platformMode') && {
      record: recordFor(
        spec.image,
        throughRepository
          ? known.metadata.annotations
          : ownedPart(
              known.metadata.annotations,
              recordOf(owned?.['f:metadata'])['f:annotations'],
            ),
      ),
    }),
  };
}

function recordFor(image: string, annotations: unknown): string | undefined {
  const record = textsOf(annotations).get(PLATFORM_MODE_ANNOTATION);
  return parseRecordedPlatformMode(record)?.image === image
    ? record
    : undefined;
}
