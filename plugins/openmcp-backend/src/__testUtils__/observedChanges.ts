import { ObservedChange } from '../history/changes';

/** A change of the health of `dns` on `alpha`. */
export function healthChange(
  after: string,
  at: string,
  options: Partial<ObservedChange> = {},
): ObservedChange {
  const time = Date.parse(at);
  return {
    cluster: 'alpha',
    kind: 'PlatformService',
    name: 'dns',
    uid: 'uid-dns',
    type: 'health',
    at: time,
    observedAt: time,
    after,
    details: {
      summary: { code: 'healthy', params: {}, message: `is ${after}` },
      generation: 1,
    },
    ...options,
  };
}
