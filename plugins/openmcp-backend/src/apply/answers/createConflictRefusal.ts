import { createConflictError, OwnedFieldProblem } from '../../refusals';
import { StatusBody } from './StatusBody';

/**
 * The conflict with other managers of the same fields, one line per field.
 *
 * @remarks
 * Source: kubernetes/apimachinery, `pkg/util/managedfields/internal/conflict.go`:
 * the message reads `conflict with "<manager>"`, with more behind it for those
 * that do not apply.
 *
 * @returns undefined when the answer names no managers: the object has changed
 * meanwhile, or is another one
 * @internal
 */
export function createConflictRefusal(status: StatusBody): Error | undefined {
  const problems = status.causes
    .filter(({ reason }) => reason === 'FieldManagerConflict')
    .map(({ field, message }): OwnedFieldProblem => {
      const owner =
        /conflict with "([^"]+)"/.exec(message)?.[1] ?? 'another manager';
      return {
        field,
        code: 'conflict',
        owner,
        message: `is owned by ${owner}`,
      };
    });
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
