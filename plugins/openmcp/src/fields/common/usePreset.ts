import { useEffect, useRef } from 'react';

/**
 * Presets a field from the chosen object: once where the field is empty, and
 * again whenever another object is chosen. What came with the address, or was
 * entered before the person went to another step, stays.
 *
 * @param key - which object is chosen
 * @param value - its value; undefined while it is not known
 * @param isEmpty - whether the field has no value yet
 * @param write - told undefined while the value of another object is awaited
 * @internal
 */
export function usePreset<T>(
  key: string | undefined,
  value: T | undefined,
  isEmpty: boolean,
  write: (value: T | undefined) => void,
): void {
  // A value that is there belongs to the object that is chosen first.
  const belongsTo = useRef<{ key?: string; isAwaited: boolean }>({
    isAwaited: isEmpty,
  });
  useEffect(() => {
    const { current } = belongsTo;
    if (key === undefined) {
      return;
    }
    if (current.key !== key) {
      const isAnother = current.key !== undefined;
      current.key = key;
      if (isAnother) {
        current.isAwaited = true;
        if (value === undefined) {
          write(undefined);
        }
      }
    }
    if (current.isAwaited && value !== undefined) {
      current.isAwaited = false;
      write(value);
    }
  }, [key, value, write]);
}
