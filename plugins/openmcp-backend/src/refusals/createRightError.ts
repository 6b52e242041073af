import { NotAllowedError } from '@backstage/errors';

/**
 * An error of status 403 that names the missing right.
 *
 * @param permission - name of the permission
 * @param purpose - what it is needed for, as the end of the sentence
 * @internal
 */
export function createRightError(
  permission: string,
  purpose: string = '',
): NotAllowedError {
  const end = purpose && ` ${purpose}`;
  return Object.assign(
    new NotAllowedError(`The permission ${permission} is needed${end}`),
    { permission },
  );
}
