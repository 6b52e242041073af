import { useEffect, useRef, useState } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { openmcpTranslationRef } from '../../translations';

/** Typing counts as finished after this pause. */
const REST = 500;

/**
 * A message for screen readers: how many rows the filters leave, once the
 * reader has stopped changing them.
 *
 * @internal
 */
export function useResultCount(filtersKey: string, count: number) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const [message, setMessage] = useState<string>();
  const before = useRef(filtersKey);
  const latestCount = useRef(count);
  latestCount.current = count;
  useEffect(() => {
    if (before.current === filtersKey) {
      return undefined;
    }
    const timer = setTimeout(() => {
      before.current = filtersKey;
      setMessage(t('installations.announced', { count: latestCount.current }));
    }, REST);
    return () => clearTimeout(timer);
  }, [filtersKey, t]);
  return message;
}
