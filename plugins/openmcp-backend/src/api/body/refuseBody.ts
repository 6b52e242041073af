import { Request } from 'express';
import { BodyError } from '../../refusals';

/**
 * Refuses a request that has a body where none is looked at.
 *
 * @throws BodyError (400)
 * @internal
 */
export function refuseBody({ headers }: Pick<Request, 'headers'>): void {
  const length = Number(headers['content-length'] ?? 0);
  if (length > 0 || headers['transfer-encoding'] !== undefined) {
    throw new BodyError(
      400,
      'not-allowed',
      'is not taken here; what is wanted is in the query',
    );
  }
}
