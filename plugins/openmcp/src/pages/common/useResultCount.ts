import { useEffect, useRef, useState } from 'react';

/** Typing counts as finished after this pause. */
const REST = 500;

/**
 * A message for screen readers: how many rows the filters leave, once the
 * reader has stopped changing them.
 *
 * @param filtersKey - changes with the filters
 * @param announce - says how many rows there are, once the filters have done
 * their work
 * @internal
 */
export function useResultCount(filtersKey: string, announce: () => string) {
  const [message, setMessage] = useState<string>();
  const before = useRef(filtersKey);
  useEffect(() => {
    if (before.current === filtersKey) {
      return undefined;
    }
    const timer = setTimeout(() => {
      before.current = filtersKey;
      setMessage(announce());
    }, REST);
    return () => clearTimeout(timer);
  }, [filtersKey, announce]);
  return message;
}
