import { useCallback } from 'react';
import { downloadCsv } from '../../export';
import { useTranslation } from '../../language';
import { useSentence } from '../common';
import { COLUMN_IDS, ColumnId } from './columns';
import { InstallationRows, InstallationRowState } from './InstallationRows';

const FILE_NAME = 'openmcp-installations.csv';

function numberOf(value: number | null | undefined): string {
  return typeof value === 'number' ? String(value) : '';
}

/**
 * Hands the rows that are shown to the reader's browser as a CSV file, in their
 * order, with every column and times in full. What is not known is empty.
 *
 * @param providerOf - title of the provider of an installation
 * @internal
 */
export function useExport(
  rows: InstallationRows,
  providerOf: (id: string) => string | undefined,
): () => void {
  const { t } = useTranslation();
  const sentence = useSentence('short');
  return useCallback(() => {
    const textOf = (
      id: string,
      { item }: InstallationRowState,
    ): Record<ColumnId, string> => ({
      health: t(`health.${item.health}`),
      name: item.name,
      kind: item.kind,
      provider: providerOf(id) ?? '',
      cluster: item.cluster,
      image: item.image.wanted,
      pods:
        typeof item.pods.ready === 'number'
          ? `${item.pods.ready}/${numberOf(item.pods.wanted)}`
          : '',
      restarts: numberOf(item.restarts),
      generation: numberOf(item.generation.wanted),
      created: item.createdAt ?? '',
      since: item.since ?? '',
      reason: sentence(item.summary),
    });
    const head = [
      ...COLUMN_IDS.map(id => t(`installations.column.${id}`)),
      t('installations.exported.asOf'),
      t('installations.exported.confirmed'),
    ];
    const lines = rows.getList().order.flatMap(id => {
      const row = rows.getRow(id);
      if (!row) {
        return [];
      }
      const text = textOf(id, row);
      const { freshness, partial } = row.item;
      return [
        [
          ...COLUMN_IDS.map(column => text[column]),
          freshness.asOf ?? '',
          freshness.stale || partial
            ? t('installations.exported.no')
            : t('installations.exported.yes'),
        ],
      ];
    });
    downloadCsv(FILE_NAME, [head, ...lines]);
  }, [rows, providerOf, sentence, t]);
}
