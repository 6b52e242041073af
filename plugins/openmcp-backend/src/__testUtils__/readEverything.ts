import { mockCredentials } from '@backstage/backend-test-utils';
import { sampleRequest, specifiedRoutes } from './routes';

/** Routes that only read: those that write ask the cluster. */
function readingRoutes(cluster: string, name: string) {
  return specifiedRoutes()
    .filter(
      ({ method, path }) => method === 'get' || path === '/v1/eligibility',
    )
    .map(route => sampleRequest(route, { cluster, name }));
}

/**
 * Lets people read all routes that read, all people at the same time, each one
 * route after the other.
 *
 * @param options - how many people, and how often each reads everything
 * @returns how many answers there were
 * @throws Error when a route is not answered with 200
 */
export async function readEverything(
  baseUrl: string,
  options: { users: number; times: number; cluster: string; name: string },
): Promise<number> {
  const { users, times, cluster, name } = options;
  const routes = readingRoutes(cluster, name);
  let answers = 0;
  const read = async (user: number) => {
    const authorization = mockCredentials.user.header(
      `user:default/reader-${user}`,
    );
    for (let time = 0; time < times; time += 1) {
      for (const { method, url, body } of routes) {
        const response = await fetch(`${baseUrl}${url}`, {
          method: method.toUpperCase(),
          headers: { authorization, 'content-type': 'application/json' },
          body: body && JSON.stringify(body),
        });
        await response.arrayBuffer();
        if (response.status !== 200) {
          throw new Error(`${method} ${url} was answered ${response.status}`);
        }
        answers += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: users }, (_, user) => read(user)));
  return answers;
}
