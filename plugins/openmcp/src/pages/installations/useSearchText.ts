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
  const sent = useRef(text);
  useEffect(() => {
    // The address was changed by something else, for instance by "Clear".
    if (text !== sent.current) {
      sent.current = text;
      setTyped(text);
    }
  }, [text]);
  const change = useCallback(
    (next: string) => {
      sent.current = next;
      setTyped(next);
      startTransition(() => onChange(next));
    },
    [onChange],
  );
  return [typed, change];
}
