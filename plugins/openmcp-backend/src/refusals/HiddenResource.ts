import { NotFoundError } from '@backstage/errors';

/**
 * An error of status 404 for something that the caller may not see. To the caller
 * it reads like the error for something that is not there; the audit log is told
 * what it is.
 *
 * @internal
 */
export class HiddenResource extends NotFoundError {
  readonly #permission: string;
  readonly #resource: string;

  /**
   * @param message - as for something that is not there
   * @param permission - name of the permission that is missing
   * @param resource - reference of what was asked for
   */
  constructor(message: string, permission: string, resource: string) {
    super(message);
    // Nothing of the answer tells the two apart.
    this.name = 'NotFoundError';
    this.#permission = permission;
    this.#resource = resource;
  }

  /** Name of the permission that is missing. */
  get missingPermission(): string {
    return this.#permission;
  }

  /** Reference of what was asked for. */
  get resource(): string {
    return this.#resource;
  }
}
