import { createFieldError, FieldProblem } from '../../refusals';
import { StatusBody, toFieldPath } from './StatusBody';

/** `.spec.foo: field not declared in schema`, once or several times. */
const typedProblem =
  /(\.(?:spec|metadata)[^\s:]*): (field not declared in schema|duplicate entries for key|expected \w+)/g;

/** `unknown field "spec.foo"` and `duplicate field "spec.image"`. */
const decodingProblem = /(unknown|duplicate) field "([^"]+)"/g;

const typedCodes: Record<string, Pick<FieldProblem, 'code' | 'message'>> = {
  'field not declared in schema': {
    code: 'unknown-field',
    message: 'is not a field of PlatformServices on this cluster',
  },
  'duplicate entries for key': {
    code: 'duplicate',
    message: 'has two entries with the same key',
  },
};

function describeTyped(
  problem: string,
): Pick<FieldProblem, 'code' | 'message'> {
  return (
    typedCodes[problem] ?? {
      code: 'malformed',
      message: `is of another type than the cluster expects (${problem})`,
    }
  );
}

/**
 * The refusal of an object that does not fit the schema the cluster has. Values
 * in the text are left out.
 *
 * @remarks
 * An API server answers server-side apply of an unknown field, of a wrong type or
 * of a duplicate with 500 and without a reason; trying again is of no use. Source:
 * kubernetes/apiserver,
 * `pkg/endpoints/handlers/patch.go`, and structured-merge-diff, `typed/helpers.go`.
 *
 * @returns undefined when the text names no field
 * @internal
 */
export function createSchemaRefusal(status: StatusBody): Error | undefined {
  const typed = [...status.message.matchAll(typedProblem)].map(
    ([, path, problem]) => ({
      field: toFieldPath(path),
      ...describeTyped(problem),
    }),
  );
  const decoding = [...status.message.matchAll(decodingProblem)].map(
    ([, kind, path]) => ({
      field: path,
      ...describeTyped(
        kind === 'unknown'
          ? 'field not declared in schema'
          : 'duplicate entries for key',
      ),
    }),
  );
  const problems = [...typed, ...decoding];
  return problems.length > 0 ? createFieldError(problems) : undefined;
}
