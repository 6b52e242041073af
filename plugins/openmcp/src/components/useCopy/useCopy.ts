import { useCallback, useState } from 'react';

/**
 * Puts a text on the clipboard, and tells whether it got there. Browsers refuse
 * it for pages that do not come over HTTPS.
 *
 * @internal
 */
export function useCopy(text: string): {
  copied: boolean;
  refused: boolean;
  copyText: () => Promise<void>;
} {
  const [last, setLast] = useState<{ text: string; arrived: boolean }>();
  const copyText = useCallback(async () => {
    const { clipboard } = navigator as Partial<Navigator>;
    const arrived = clipboard
      ? await clipboard.writeText(text).then(
          () => true,
          () => false,
        )
      : false;
    setLast({ text, arrived });
  }, [text]);
  const isLast = last?.text === text;
  return {
    copied: isLast && last.arrived,
    refused: isLast && !last.arrived,
    copyText,
  };
}
