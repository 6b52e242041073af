import { PlatformClusterUser } from '../../types';
import { ApiError } from './ApiError';
import { ApiRequest } from './ApiRequest';

/**
 * Who asks.
 *
 * @internal
 */
export interface ApiUser {
  /** Name of the user. */
  name: string;
  /** Whether the user may do everything; others may read what is served only. */
  isAdministrator: boolean;
}

/**
 * Knows the tokens, and what may be done with them: the administrator may do
 * everything, everybody else nothing but discovery.
 *
 * @internal
 */
export class Authenticator {
  readonly #users = new Map<string, ApiUser>();
  readonly #forbiddenKinds = new Set<string>();

  /**
   * Knows the administrator and some users without rights.
   *
   * @param adminToken - token of the administrator
   * @param users - further users
   */
  constructor(adminToken: string, users: PlatformClusterUser[]) {
    for (const { name, token = `${name}-token` } of users) {
      this.#users.set(token, { name, isAdministrator: false });
    }
    this.#users.set(adminToken, {
      name: 'platform-admin',
      isAdministrator: true,
    });
  }

  /**
   * Finds the user of a request. Without a token it is the anonymous one.
   *
   * @param authorization - value of the header
   * @throws ApiError 401 when the token is unknown
   */
  userOf(authorization: string | undefined): ApiUser {
    if (!authorization) {
      return { name: 'system:anonymous', isAdministrator: false };
    }
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
    const user = this.#users.get(token ?? '');
    if (!user) {
      throw new ApiError(401, 'Unauthorized', 'Unauthorized');
    }
    return user;
  }

  /**
   * Takes from everybody the right to a kind, or gives it back.
   *
   * @param kindName - name of the kind, such as `PlatformService`
   * @param forbidden - whether it is forbidden from now on
   */
  setForbidden(kindName: string, forbidden: boolean): void {
    if (forbidden) {
      this.#forbiddenKinds.add(kindName);
    } else {
      this.#forbiddenKinds.delete(kindName);
    }
  }

  /**
   * Refuses what a user may not do.
   *
   * @param user - who asks
   * @param verb - what, such as `list`
   * @param request - to which objects
   * @throws ApiError 403
   */
  authorize(user: ApiUser, verb: string, request: ApiRequest): void {
    const { kind, namespace = '' } = request;
    if (!user.isAdministrator || this.#forbiddenKinds.has(kind.kind)) {
      throw ApiError.forbidden(user.name, verb, kind, namespace);
    }
  }
}
