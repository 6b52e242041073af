import { useCallback } from 'react';
import {
  Outcome,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { outcomeDrawing, useRuleTexts } from '../../components';
import { useTranslation } from '../../language';
import { PROVIDER_COLUMNS } from './providerColumns';
import { useProviderFact } from './useProviderFact';

/**
 * Writes providers as rows of a file: all columns, whichever are shown, with the
 * reason behind each verdict.
 *
 * @internal
 */
export function useProvidersCsv() {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const factOf = useProviderFact();
  return useCallback(
    (items: readonly ProviderItem[]): string[][] => {
      const words = (outcome: Outcome | undefined) =>
        outcome ? t(`outcome.${outcomeDrawing(outcome).known}`) : '';
      const facts = PROVIDER_COLUMNS.flatMap(id =>
        id === 'host' || id === 'runs' ? [] : [id],
      );
      const rowOf = (item: ProviderItem) => {
        const { host, wrap } = item;
        const [today, later] = [wrap.today, wrap.withPlatformMode].map(
          verdict => verdict?.deciding && ruleTexts.sentence(verdict.deciding),
        );
        const reason = wrap.reason && ruleTexts.sentence(wrap.reason);
        return [
          item.title,
          item.entityRef,
          words(wrap.today?.outcome),
          today ?? reason ?? '',
          words(wrap.withPlatformMode?.outcome),
          later ?? reason ?? '',
          host.applicable ? words(host.outcome) : '',
          item.installations
            .map(({ cluster, health, name }) => `${cluster}/${name}: ${health}`)
            .join(', '),
          ...facts.map(id => factOf(id, item) ?? ''),
        ];
      };
      return [
        [
          t('providers.column.name'),
          t('providers.csv.reference'),
          t('providers.column.today'),
          t('providers.csv.todayWhy'),
          t('providers.column.mode'),
          t('providers.csv.modeWhy'),
          t('providers.column.host'),
          t('providers.column.runs'),
          ...facts.map(id => t(`providers.column.${id}`)),
        ],
        ...items.map(rowOf),
      ];
    },
    [t, ruleTexts, factOf],
  );
}
