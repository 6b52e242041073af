import { useEffect } from 'react';

/**
 * Sets the title of the browser's tab while the page is shown.
 *
 * @internal
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
