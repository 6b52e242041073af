import { createConflictError, OwnedFieldProblem } from '../../refusals';
import { readOwnedFields } from './readOwnedFields';
import { StatusBody } from './StatusBody';

/**
 * The conflict with other managers of the same fields, one line per field.
 *
 * @returns undefined when the answer names no managers: the object has changed
 * meanwhile, or is another one
 * @internal
 */
export function createConflictRefusal(status: StatusBody): Error | undefined {
  const problems = readOwnedFields(status).map(
    ({ field, owner }): OwnedFieldProblem => ({
      field,
      code: 'conflict',
      owner,
      message: `is owned by ${owner}`,
    }),
  );
  if (problems.length === 0) {
    return undefined;
  }
  const listed = problems
    .map(({ field, message }) => `${field} ${message}`)
    .join('; ');
  return createConflictError(
    `${listed}. Leave the field out, have it given up there, or apply with force`,
    problems,
  );
}
