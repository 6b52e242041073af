import { createFieldError, FieldProblem } from '../../refusals';
import { StatusBody } from './StatusBody';

/** As Kubernetes names what is wrong (apimachinery, `meta/v1/types.go`). */
const codes: Record<string, string> = {
  FieldValueRequired: 'required',
  FieldValueDuplicate: 'duplicate',
  FieldValueNotSupported: 'not-allowed',
  FieldValueForbidden: 'not-allowed',
};

/**
 * The refusal of values, one line per field.
 *
 * @returns undefined when the answer names no field
 * @internal
 */
export function createInvalidRefusal(status: StatusBody): Error | undefined {
  const problems = status.causes
    .filter(({ field }) => field !== '' && field !== '<nil>')
    .map(
      ({ field, reason, message }): FieldProblem => ({
        field: field === 'metadata.name' ? 'name' : field,
        code: codes[reason] ?? 'malformed',
        // Texts about variables repeat their values, also short ones.
        message: /^spec\.env\b/.test(field)
          ? 'is refused by the cluster'
          : message,
      }),
    );
  return problems.length > 0 ? createFieldError(problems) : undefined;
}
