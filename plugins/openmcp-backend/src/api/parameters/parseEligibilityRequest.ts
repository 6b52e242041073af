import {
  EligibilityRequest,
  parseImageReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import { z } from 'zod';
import { createFieldError, FieldProblem } from '../../refusals';

function text(longest: number) {
  return z
    .string({ error: 'must be text' })
    .trim()
    .min(1, { error: 'is empty', abort: true })
    .max(longest, {
      error: `may have ${longest} characters at most`,
      abort: true,
    })
    .optional();
}

/** Longest traits as JSON, in characters: those of all releases of a provider. */
const longestTraits = 64 * 1024;

/** Unknown fields that are named. */
const mostUnknown = 20;

function isShort(traits: unknown): boolean {
  try {
    return JSON.stringify(traits).length <= longestTraits;
  } catch {
    // Lists in lists, thousands deep.
    return false;
  }
}

const requestSchema = z.strictObject({
  provider: text(1024),
  tool: text(1024),
  traits: z
    .record(z.string(), z.unknown(), { error: 'must be an object' })
    .refine(isShort, {
      error: `may have ${longestTraits} characters as JSON at most`,
    })
    .optional(),
  image: text(1024).refine(
    image =>
      image === undefined || parseImageReference(image).problem === undefined,
    { error: 'is no image reference' },
  ),
  cluster: text(253),
  name: text(253),
});

function isTooLong({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'too_big' || (code === 'custom' && path[0] === 'traits');
}

function describeIssue(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostUnknown).map(key => ({
      // A key may be empty, too.
      field: key.slice(0, 64) || 'body',
      code: 'unknown',
      message: 'is not a known field',
    }));
  }
  return [
    {
      field: issue.path.join('.') || 'body',
      code: isTooLong(issue) ? 'too-long' : 'malformed',
      message: issue.path.length > 0 ? issue.message : 'must be an object',
    },
  ];
}

/** Says what is asked of, or what is wrong with that. */
function checkSubject(request: EligibilityRequest): FieldProblem[] {
  const given = (['provider', 'tool', 'traits'] as const).filter(
    field => request[field] !== undefined,
  );
  if (given.length > 1) {
    return [
      {
        field: given[1],
        code: 'not-allowed',
        message: `cannot be given beside ${given[0]}`,
      },
    ];
  }
  if (given.length === 0 && request.image === undefined) {
    return [
      {
        field: 'provider',
        code: 'required',
        message: 'one of provider, tool, traits and image is needed',
      },
    ];
  }
  if (given[0] === 'tool' && request.image !== undefined) {
    return [
      {
        field: 'image',
        code: 'not-allowed',
        message: 'cannot be given beside tool, which has no image',
      },
    ];
  }
  return [];
}

/**
 * Reads the body of `POST /v1/eligibility`.
 *
 * @throws InputError with details that name each field that is wrong
 * @internal
 */
export function parseEligibilityRequest(body: unknown): EligibilityRequest {
  const parsed = requestSchema.safeParse(body);
  const problems = parsed.success
    ? checkSubject(parsed.data)
    : parsed.error.issues.flatMap(describeIssue);
  if (!parsed.success || problems.length > 0) {
    throw createFieldError(problems);
  }
  return parsed.data;
}
