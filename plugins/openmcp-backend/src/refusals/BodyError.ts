import { CustomErrorBase } from '@backstage/errors';
import { FieldProblem } from './createFieldError';

/**
 * The body of a request could not be read at all.
 *
 * @internal
 */
export class BodyError extends CustomErrorBase {
  readonly name = 'InputError';
  readonly details: FieldProblem[];
  readonly #statusCode: number;

  constructor(statusCode: 400 | 413 | 415, code: string, message: string) {
    super(`body: ${message}`);
    this.details = [{ field: 'body', code, message }];
    this.#statusCode = statusCode;
  }

  /** Read by the error middleware of Backstage. */
  get statusCode(): number {
    return this.#statusCode;
  }
}
