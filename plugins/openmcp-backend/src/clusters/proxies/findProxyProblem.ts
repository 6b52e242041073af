/**
 * Says what is wrong with the address of a proxy, or nothing. It never repeats the
 * address, which may hold a password.
 *
 * @internal
 */
export function findProxyProblem(proxy: string): string | undefined {
  let url: URL;
  try {
    url = new URL(proxy);
  } catch {
    return 'is not a URL';
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return 'must begin with http:// or https://';
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    return 'must have no path, query or fragment';
  }
  return undefined;
}
