import { useMemo } from 'react';
import { EligibilitySentence } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { renderRuleQuestion, renderRuleSentence } from './renderRule';

/**
 * The only place where answers of rules become text.
 *
 * @internal
 */
export function useRuleTexts() {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      sentence: (sentence: EligibilitySentence) =>
        renderRuleSentence(t, sentence),
      question: (rule: { ruleId: string; question: string }) =>
        renderRuleQuestion(t, rule),
    }),
    [t],
  );
}
