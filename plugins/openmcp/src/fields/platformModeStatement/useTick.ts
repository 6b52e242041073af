import { useCallback, useEffect, useRef } from 'react';
import { StatedPlatformMode } from '../common';

/**
 * The tick under a statement. It holds only for what it was set under, and only
 * when the person set it here: neither an address nor an earlier visit of this
 * step presets it, and it falls when anything changes that it speaks of.
 *
 * @param about - all that the statement speaks of, as one text
 * @param statement - as the form has it
 * @internal
 */
export function useTick(
  about: string,
  statement: StatedPlatformMode | undefined,
  write: (statement: StatedPlatformMode) => void,
) {
  const setFor = useRef<string>();
  const isKept = Boolean(statement?.stated);
  const isTicked = isKept && setFor.current === about;
  const latest = useRef(statement);
  latest.current = statement;

  useEffect(() => {
    if (isKept && !isTicked && latest.current) {
      setFor.current = undefined;
      write({ ...latest.current, stated: false });
    }
  }, [isKept, isTicked, write]);

  const setTicked = useCallback(
    (next: boolean) => {
      if (latest.current) {
        setFor.current = next ? about : undefined;
        write({ ...latest.current, stated: next });
      }
    },
    [about, write],
  );
  return { isTicked, setTicked };
}
