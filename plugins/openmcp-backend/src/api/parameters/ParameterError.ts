import { InputError } from '@backstage/errors';

/**
 * What is wrong with one parameter of a request.
 *
 * @internal
 */
export interface ParameterProblem {
  /** Name of the parameter. */
  field: string;
  code:
    | 'malformed'
    | 'not-allowed'
    | 'other-order'
    | 'out-of-range'
    | 'repeated'
    | 'too-long'
    | 'too-many'
    | 'unknown';
}

/**
 * An error of status 400 that names the parameter it is about.
 *
 * @internal
 */
export function createParameterError(
  problem: ParameterProblem,
  message: string,
): InputError {
  return Object.assign(new InputError(`${problem.field} ${message}`), {
    details: [problem],
  });
}
