import { useApi } from '@backstage/core-plugin-api';
import { serverClockApiRef } from '../../api';

const MINUTE = 60_000;

/**
 * The address that shows others this page as it was at a moment.
 *
 * @param moment - milliseconds since 1970; default: now
 * @internal
 */
export function useMomentAddress(moment?: number): string {
  const clock = useApi(serverClockApiRef);
  const time = moment ?? clock.now();
  const address = new URL(window.location.href);
  address.search = String(
    new URLSearchParams({
      tab: 'timeline',
      at: new Date(time - (time % MINUTE)).toISOString(),
    }),
  );
  return address.href;
}
