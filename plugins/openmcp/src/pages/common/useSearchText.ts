import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/**
 * Keeps what is typed at once, and lets the filter follow when there is time.
 *
 * @param text - the text that the address holds
 * @param onChange - puts a text into the address
 * @internal
 */
export function useSearchText(
  text: string,
  onChange: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(text);
  const current = useRef(text);
  // What was typed and is not in the address yet.
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const arrived = underWay.current.indexOf(text);
    if (arrived >= 0) {
      underWay.current = underWay.current.slice(arrived + 1);
    } else if (text !== current.current) {
      // The address was changed by something else, for instance by "Clear".
      current.current = text;
      underWay.current = [];
      setTyped(text);
    }
  }, [text]);
  const change = useCallback(
    (next: string) => {
      current.current = next;
      underWay.current.push(next);
      setTyped(next);
      startTransition(() => onChange(next));
    },
    [onChange],
  );
  return [typed, change];
}
