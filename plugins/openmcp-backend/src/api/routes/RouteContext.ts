import {
  BackstageCredentials,
  HttpAuthService,
} from '@backstage/backend-plugin-api';
import { Request } from 'express';
import { ReadOptions } from '../../reading';
import { createOpenApiRouter } from '../../schema/openapi';

/**
 * The router, typed by the specification.
 *
 * @internal
 */
export type OpenmcpRouter = Awaited<ReturnType<typeof createOpenApiRouter>>;

/**
 * The parameters behind the `?` of a request.
 *
 * @internal
 */
export function queryOf(
  request: Pick<Request, 'originalUrl'>,
): URLSearchParams {
  const { originalUrl } = request;
  const start = originalUrl.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : originalUrl.slice(start + 1));
}

/**
 * Tells which requests come with the same token of the same user. The user is a
 * part of it, because a portal can take tokens from elsewhere than this header.
 */
function joinKeyOf(
  authorization: string | undefined,
  { principal }: BackstageCredentials,
): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const { type, userEntityRef } = Object(principal);
  return token !== undefined && type === 'user'
    ? `${userEntityRef} ${token}`
    : undefined;
}

/**
 * On whose behalf a request is made.
 *
 * @throws AuthenticationError for those who are nobody
 * @internal
 */
export async function readOptionsOf(
  httpAuth: HttpAuthService,
  request: Pick<Request, 'headers'>,
): Promise<ReadOptions> {
  const credentials = await httpAuth.credentials(request as Request, {
    allow: ['user', 'service'],
  });
  const joinKey = joinKeyOf(request.headers.authorization, credentials);
  return { credentials, joinKey };
}
