import { BlockList, isIP } from 'node:net';

/**
 * Tells whether a host is an address in a subnet.
 *
 * @param hostname - as `URL.hostname` has it, so IPv6 addresses in brackets
 * @param subnet - in CIDR notation; what is none holds no address
 * @internal
 */
export function isInSubnet(hostname: string, subnet: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const match = /^([0-9a-f.:]+)\/(\d{1,3})$/i.exec(subnet);
  const family = isIP(address);
  if (!match || family === 0 || isIP(match[1]) !== family) {
    return false;
  }
  const prefix = Number(match[2]);
  if (prefix > (family === 4 ? 32 : 128)) {
    return false;
  }
  const type = family === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(match[1], prefix, type);
  return list.check(address, type);
}
