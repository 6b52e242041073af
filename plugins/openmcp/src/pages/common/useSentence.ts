import { useCallback } from 'react';
import { Sentence } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Renders a sentence of the backend in the reader's language. A code that this
 * version does not know is shown in English, as the backend wrote it.
 *
 * @internal
 */
export function useSentence() {
  return useCallback(
    (sentence: Pick<Sentence, 'code' | 'params' | 'message'>): string =>
      sentence.message,
    [],
  );
}
