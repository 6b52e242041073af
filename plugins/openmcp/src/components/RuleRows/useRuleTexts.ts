import { useMemo } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { EligibilitySentence } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpTranslationRef } from '../../translations';
import { renderRuleQuestion, renderRuleSentence } from './renderRule';

/**
 * The only place where answers of rules become text.
 *
 * @internal
 */
export function useRuleTexts() {
  const { t } = useTranslationRef(openmcpTranslationRef);
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
