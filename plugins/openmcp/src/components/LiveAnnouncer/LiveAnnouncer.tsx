import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@backstage/ui';

/** Screen readers hear at most one message of a page in this time. */
const INTERVAL = 10_000;

/**
 * The polite live region of a page. It reads out whichever of the messages
 * changed; of several within ten seconds the newest wins.
 *
 * @internal
 */
export function LiveAnnouncer(props: {
  messages: ReadonlyArray<string | undefined>;
}) {
  const [spoken, setSpoken] = useState('');
  const spokenAt = useRef(-Infinity);
  const before = useRef<ReadonlyArray<string | undefined>>([]);
  const { messages } = props;
  const key = JSON.stringify(messages);
  const latest = useRef(messages);
  latest.current = messages;

  useEffect(() => {
    const changed = latest.current.find(
      (message, index) => message && message !== before.current[index],
    );
    if (!changed) {
      return undefined;
    }
    const wait = Math.max(0, spokenAt.current + INTERVAL - Date.now());
    const timer = setTimeout(() => {
      before.current = latest.current;
      spokenAt.current = Date.now();
      setSpoken(changed);
    }, wait);
    return () => clearTimeout(timer);
  }, [key]);

  return <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>;
}
