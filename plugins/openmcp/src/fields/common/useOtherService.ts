import { useEffect, useRef } from 'react';

/**
 * Tells when another object is chosen: what was set for the one before is not
 * meant for it.
 *
 * @param key - which object is chosen; undefined while none is
 * @param onOther - may be a new function at every render
 * @internal
 */
export function useOtherService(
  key: string | undefined,
  onOther: () => void,
): void {
  const known = useRef<string>();
  const latest = useRef(onOther);
  latest.current = onOther;
  useEffect(() => {
    if (key === undefined || key === known.current) {
      return;
    }
    const isOther = known.current !== undefined;
    known.current = key;
    if (isOther) {
      latest.current();
    }
  }, [key]);
}
