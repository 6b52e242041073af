import { CustomErrorBase } from '@backstage/errors';
import { FieldProblem } from './createFieldError';

/**
 * An error of status 410: what changed since a revision is not known, so that
 * everything has to be read again.
 *
 * @internal
 */
export class RevisionGone extends CustomErrorBase {
  readonly name = 'RevisionGone';
  readonly details: FieldProblem[];

  /**
   * @param field - the parameter that holds the revision
   */
  constructor(field: string) {
    const message =
      'is too old, or of another process of the backend; list again, and go on with the revision of that answer';
    super(`${field} ${message}`);
    this.details = [{ field, code: 'revision-gone', message }];
  }

  /** Read by the error middleware of Backstage. */
  get statusCode(): number {
    return 410;
  }
}
