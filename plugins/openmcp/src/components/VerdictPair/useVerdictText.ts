import { useCallback } from 'react';
import { Outcome } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { OUTCOMES } from '../OutcomeChip';

function known(outcome: Outcome): Outcome {
  return OUTCOMES.includes(outcome) ? outcome : 'unknown';
}

/**
 * Says a pair of verdicts in one sentence, for screen readers and descriptions.
 *
 * @internal
 */
export function useVerdictText() {
  const { t } = useTranslation();
  return useCallback(
    (verdicts: {
      today: Outcome;
      withPlatformMode: Outcome;
      released?: boolean;
    }): string => {
      const withPlatformMode = known(verdicts.withPlatformMode);
      return t('verdict.spoken', {
        today: t(`outcome.${known(verdicts.today)}`),
        withPlatformMode: verdicts.released
          ? t(`outcome.${withPlatformMode}`)
          : t(`outcome.wouldSpoken.${withPlatformMode}`),
      });
    },
    [t],
  );
}
