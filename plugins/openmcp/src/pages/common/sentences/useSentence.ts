import { useCallback } from 'react';
import { Sentence } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../../language';
import { SentenceParams, SentenceRenderer } from './SentenceParams';
import { SHORT_SENTENCES } from './shortSentences';
import { WHOLE_SENTENCES } from './wholeSentences';

function find(
  renderers: Readonly<Record<string, SentenceRenderer>>,
  code: string,
): SentenceRenderer | undefined {
  return Object.hasOwn(renderers, code) ? renderers[code] : undefined;
}

/**
 * Renders findings of the backend in the reader's language: whole sentences, or
 * short ones without full stop for tables. A code that this version does not
 * know is shown in English, as the backend wrote it.
 *
 * @internal
 */
export function useSentence(length: 'whole' | 'short') {
  const { t } = useTranslation();
  return useCallback(
    ({ code, message, params }: Sentence): string => {
      const whole = find(WHOLE_SENTENCES, code);
      const render =
        length === 'short' ? find(SHORT_SENTENCES, code) ?? whole : whole;
      const given = new SentenceParams(params ?? {});
      const sentence = render?.(t, given);
      if (sentence === undefined || given.incomplete) {
        return message;
      }
      return length === 'whole' ? t('sentence.stop', { sentence }) : sentence;
    },
    [length, t],
  );
}
