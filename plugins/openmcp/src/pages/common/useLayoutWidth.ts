import { RefObject, useLayoutEffect, useState } from 'react';

/**
 * Width of an element in pixels, undefined until it is known.
 *
 * @internal
 */
export function useLayoutWidth(
  ref: RefObject<HTMLElement>,
): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setWidth(element.clientWidth || undefined),
    );
    setWidth(element.clientWidth || undefined);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
