import { Router } from 'express';
import { spec } from '../schema/openapi';

/** A route as a router really has it. */
export interface Route {
  method: string;
  /** With `:name` for what is variable. */
  path: string;
}

/** One request to a route, as somebody would send it. */
export interface SampleRequest extends Route {
  /** The path with values in place of what is variable, and the query. */
  url: string;
  body?: object;
}

/** What is sent to the routes that take a body. */
const bodies: Record<string, (name: string) => object> = {
  '/v1/eligibility': () => ({ provider: 'component:default/eso' }),
  '/v1/clusters/:cluster/platform-services': name => ({
    name,
    spec: { image: 'ghcr.io/acme/eso:v1.0.0' },
    dryRun: true,
  }),
};

/** All routes of a router but the one of its specification. */
export function routesOf(router: Router): Route[] {
  return router.stack.flatMap(({ route }) =>
    route && route.path !== '/openapi.json'
      ? route.stack.map(({ method }: { method: string }) => ({
          method,
          path: route.path,
        }))
      : [],
  );
}

/** All routes of the specification. */
export function specifiedRoutes(): Route[] {
  return Object.entries(spec.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => ({
      method,
      path: path.replace(/{(\w+)}/g, ':$1'),
    })),
  );
}

/**
 * A request to a route, about one cluster and one PlatformService. Nothing is
 * changed by it.
 *
 * @throws Error for a route that nobody thought of
 */
export function sampleRequest(
  route: Route,
  values: { cluster: string; name: string; query?: string },
): SampleRequest {
  const { cluster, name, query = '' } = values;
  const { method, path } = route;
  const parts: Record<string, string> = {
    cluster,
    kind: 'PlatformService',
    name,
  };
  const filled = path.replace(/:(\w+)/g, (_match, part: string) => {
    if (!(part in parts)) {
      throw new Error(`No value is known for ${part} of ${path}`);
    }
    return encodeURIComponent(parts[part]);
  });
  if (method === 'post' && !bodies[path]) {
    throw new Error(`No body is known for ${path}`);
  }
  const dryRun = method === 'delete' ? 'dryRun=true' : '';
  const search = [dryRun, query].filter(Boolean).join('&');
  return {
    ...route,
    url: `${filled}${search && `?${search}`}`,
    body: method === 'post' ? bodies[path](name) : undefined,
  };
}
