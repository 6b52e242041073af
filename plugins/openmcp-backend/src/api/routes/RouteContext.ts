import { HttpAuthService } from '@backstage/backend-plugin-api';
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
 * On whose behalf a request is made.
 *
 * @throws AuthenticationError for those who are nobody
 * @internal
 */
export async function readOptionsOf(
  httpAuth: HttpAuthService,
  request: Pick<Request, 'originalUrl'>,
): Promise<ReadOptions> {
  const credentials = await httpAuth.credentials(request as Request, {
    allow: ['user', 'service'],
  });
  return { credentials };
}
