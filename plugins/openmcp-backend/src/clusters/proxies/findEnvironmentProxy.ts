import { isInSubnet } from './isInSubnet';
import { isLoopback } from './isLoopback';

type Environment = Record<string, string | undefined>;

function read(environment: Environment, name: string): string {
  return (
    environment[name.toLocaleLowerCase('en-US')] ??
    environment[name] ??
    ''
  ).trim();
}

function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

function isExempt(url: URL, entry: string): boolean {
  const { hostname } = url;
  if (entry === '*' || isInSubnet(hostname, entry)) {
    return true;
  }
  // A lone IPv6 address ends in what looks like a port.
  const [, host, port] = /^(\[.*\]|[^:]*):(\d+)$/.exec(entry) ?? ['', entry];
  if (port !== undefined && port !== portOf(url)) {
    return false;
  }
  const name = host.replace(/^\*?\./, '');
  return (
    hostname === name ||
    hostname === `[${name}]` ||
    (name !== '' && hostname.endsWith(`.${name}`))
  );
}

/**
 * The proxy that the environment names for an address, as kubectl and other Go
 * programs read it: `HTTPS_PROXY`, and `NO_PROXY` with names, domains, addresses and
 * subnets. The loopback interface is never reached through a proxy.
 *
 * @remarks
 * undici has an agent that reads the environment, too. It knows no subnets, which is
 * what clusters are usually exempted by, and it would send the loopback interface
 * through the proxy.
 *
 * @param server - an address that begins with `https:`; others have no proxy
 * @returns undefined when there is none
 * @internal
 */
export function findEnvironmentProxy(
  server: string,
  environment: Environment = process.env,
): string | undefined {
  const url = new URL(server);
  const proxy = read(environment, 'HTTPS_PROXY');
  if (!proxy || url.protocol !== 'https:' || isLoopback(url.hostname)) {
    return undefined;
  }
  const exemptions = read(environment, 'NO_PROXY')
    .toLocaleLowerCase('en-US')
    .split(/[\s,]+/)
    .filter(entry => entry !== '');
  if (exemptions.some(entry => isExempt(url, entry))) {
    return undefined;
  }
  return proxy.includes('://') ? proxy : `http://${proxy}`;
}
