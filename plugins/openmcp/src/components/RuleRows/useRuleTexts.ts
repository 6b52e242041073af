import { useMemo } from 'react';
import { EligibilitySentence } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * The only place where answers of rules become text. The backend renders them in
 * English from their code and parameters.
 *
 * @internal
 */
export function useRuleTexts() {
  return useMemo(
    () => ({
      sentence: ({ message }: Pick<EligibilitySentence, 'code' | 'message'>) =>
        message,
      question: ({ question }: { ruleId: string; question: string }) =>
        question,
    }),
    [],
  );
}
