import { useEffect, useRef, useState } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { openmcpTranslationRef } from '../../translations';

/** Typing counts as finished after this pause. */
const REST = 500;

/**
 * A message for screen readers: how many rows the filters leave, once the
 * reader has stopped changing them.
 *
 * @param filtersKey - changes with the filters
 * @param countRows - counts the rows once the filters have done their work
 * @internal
 */
export function useResultCount(filtersKey: string, countRows: () => number) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const [message, setMessage] = useState<string>();
  const before = useRef(filtersKey);
  useEffect(() => {
    if (before.current === filtersKey) {
      return undefined;
    }
    const timer = setTimeout(() => {
      before.current = filtersKey;
      setMessage(t('installations.announced', { count: countRows() }));
    }, REST);
    return () => clearTimeout(timer);
  }, [filtersKey, countRows, t]);
  return message;
}
