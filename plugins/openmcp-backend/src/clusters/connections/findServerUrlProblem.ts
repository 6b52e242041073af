import { isLoopback } from '../proxies';

/**
 * Says what is wrong with the address of an API server, or nothing.
 *
 * @remarks
 * Without TLS the credentials would be readable on the way, so `http:` is
 * accepted for the loopback interface only.
 *
 * @internal
 */
export function findServerUrlProblem(server: string): string | undefined {
  let url: URL;
  try {
    url = new URL(server);
  } catch {
    return 'is not a URL';
  }
  if (url.username || url.password) {
    return 'must not hold credentials';
  }
  if (url.search || url.hash) {
    return 'must not have a query or a fragment';
  }
  if (url.protocol === 'https:') {
    return undefined;
  }
  if (url.protocol !== 'http:') {
    return 'must begin with https://';
  }
  return isLoopback(url.hostname)
    ? undefined
    : 'must begin with https://; http:// is accepted for the loopback interface only';
}
