import {
  PlatformServiceRequest,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createFieldError, FieldProblem } from '../../refusals';
import { isExpectedChanges } from './isExpectedChanges';

/** More than there are to keep. */
const mostKept = 20;
/** Longest entity reference. */
const longestReference = 1024;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isReference(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= longestReference
  );
}

function isListOfTexts(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= mostKept &&
    value.every(each => typeof each === 'string')
  );
}

/** The fields of the body: when they are well-formed, and how that is said. */
const fields: Record<
  keyof PlatformServiceRequest,
  {
    required?: boolean;
    isWellFormed: (value: unknown) => boolean;
    message: string;
  }
> = {
  name: {
    required: true,
    isWellFormed: value => typeof value === 'string',
    message: 'must be text',
  },
  spec: {
    required: true,
    isWellFormed: isObject,
    message: 'must be an object',
  },
  provider: {
    isWellFormed: isReference,
    message: 'must be an entity reference',
  },
  platformMode: { isWellFormed: isObject, message: 'must be an object' },
  keep: {
    isWellFormed: isListOfTexts,
    message: `must be a list of at most ${mostKept} names of fields`,
  },
  expected: {
    isWellFormed: isExpectedChanges,
    message: 'must hold the changes of a dry run, as its answer has them',
  },
  dryRun: {
    isWellFormed: value => typeof value === 'boolean',
    message: 'must be true or false',
  },
  force: {
    isWellFormed: value => typeof value === 'boolean',
    message: 'must be true or false',
  },
};

function checkField(
  field: keyof PlatformServiceRequest,
  value: unknown,
): FieldProblem[] {
  const { required, isWellFormed, message } = fields[field];
  if (value === undefined) {
    return required ? [{ field, code: 'required', message: 'is needed' }] : [];
  }
  return isWellFormed(value) ? [] : [{ field, code: 'malformed', message }];
}

/**
 * Reads the body of a request to apply a PlatformService. What the spec and the
 * statement hold is checked by the gate, for every caller.
 *
 * @throws InputError with details that name each field that is wrong
 * @internal
 */
export function parsePlatformServiceRequest(
  body: unknown,
): PlatformServiceRequest {
  if (!isObject(body)) {
    throw createFieldError([
      { field: 'body', code: 'malformed', message: 'must be an object' },
    ]);
  }
  const known = Object.keys(fields) as Array<keyof PlatformServiceRequest>;
  const unknown = Object.keys(body).filter(key => !Object.hasOwn(fields, key));
  const problems = [
    ...unknown.slice(0, 20).map(key => ({
      // A key may be empty, too.
      field: key.slice(0, 64) || 'body',
      code: 'unknown-field',
      message: `is not a field of the request; there are ${known.join(', ')}`,
    })),
    ...known.flatMap(field => checkField(field, body[field])),
  ];
  if (problems.length > 0) {
    throw createFieldError(problems);
  }
  const { name, spec, keep, expected, provider, platformMode, dryRun, force } =
    body;
  return {
    name,
    spec: spec as PlatformServiceSpec,
    provider,
    platformMode,
    keep,
    expected,
    dryRun,
    force,
  } as PlatformServiceRequest;
}
