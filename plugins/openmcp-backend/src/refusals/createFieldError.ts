import { InputError } from '@backstage/errors';

/**
 * What is wrong with one field of a request body.
 *
 * @internal
 */
export interface FieldProblem {
  /** For instance `name`, `spec.image` or `spec.env[1].name`. */
  field: string;
  /** For instance `required`, `malformed`, `not-allowed`, `not-found`. */
  code: string;
  /** What is wrong and what is allowed, in English, without the field's name. */
  message: string;
}

/**
 * An error of status 400 that names each field that is wrong.
 *
 * @param problems - at least one
 * @internal
 */
export function createFieldError(
  problems: readonly FieldProblem[],
): InputError {
  const text = problems
    .map(({ field, message }) => `${field}: ${message}`)
    .join('; ')
    .replaceAll('.; ', '; ');
  return Object.assign(new InputError(text), { details: [...problems] });
}
