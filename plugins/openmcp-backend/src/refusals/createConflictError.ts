import { ConflictError } from '@backstage/errors';
import { FieldProblem } from './createFieldError';

/**
 * What of an object on the cluster stands in the way.
 *
 * @internal
 */
export interface OwnedFieldProblem extends FieldProblem {
  /** Who owns the field or the object, as people know it. */
  owner?: string;
}

/**
 * An error of status 409 that names what stands in the way, and whose it is.
 *
 * @param text - a whole sentence
 * @param problems - at least one
 * @internal
 */
export function createConflictError(
  text: string,
  problems: readonly OwnedFieldProblem[],
): ConflictError {
  return Object.assign(new ConflictError(text), { details: [...problems] });
}
