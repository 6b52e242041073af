import { isInSubnet } from './isInSubnet';

/**
 * Tells whether a host is this machine itself, by its name or address.
 *
 * @param hostname - as `URL.hostname` has it
 * @internal
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    isInSubnet(hostname, '127.0.0.0/8') ||
    isInSubnet(hostname, '::1/128')
  );
}
