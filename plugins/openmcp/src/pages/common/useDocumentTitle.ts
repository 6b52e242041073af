import { useEffect } from 'react';
import { useIsEmbedded } from '../../components';

/**
 * Sets the title of the browser's tab while the page is shown; not on the
 * page of something else, which has its own.
 *
 * @internal
 */
export function useDocumentTitle(title: string): void {
  const isEmbedded = useIsEmbedded();
  useEffect(() => {
    if (isEmbedded) {
      return undefined;
    }
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [isEmbedded, title]);
}
