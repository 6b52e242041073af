import { ToggleButton, ToggleButtonGroup } from '@backstage/ui';
import {
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { downloadCsv } from '../../export';
import { useTranslation } from '../../language';
import { ProviderColumn } from './providerColumns';
import { ProviderCounts } from './ProviderCounts';
import { ProviderFilters } from './providerFilters';
import { ProviderTools } from './ProviderTools';
import { useProvidersCsv } from './useProvidersCsv';
import styles from './ProvidersPage.module.css';

/**
 * What stands above the list: how much there is, how it is drawn, and what can be
 * done with it.
 *
 * @internal
 */
export function ListHead(props: {
  list: ProviderList;
  /** All that match, in order. */
  ordered: readonly ProviderItem[];
  filters: ProviderFilters;
  setFilters: (change: Partial<ProviderFilters>) => void;
  /** Missing where there are no columns. */
  columns?: readonly ProviderColumn[];
  onColumns: (columns: readonly string[] | undefined) => void;
  ticked: readonly string[];
}) {
  const { t } = useTranslation();
  const toCsvRows = useProvidersCsv();
  const { filters, list, ordered, setFilters } = props;
  return (
    <div className={styles.counts}>
      <ProviderCounts list={list} filters={filters} setFilters={setFilters} />
      <div className={styles.right}>
        <div className={styles.view}>
          <ToggleButtonGroup
            aria-label={t('providers.view.label')}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[filters.view]}
            onSelectionChange={keys =>
              setFilters({ view: keys.has('cards') ? 'cards' : 'table' })
            }
          >
            <ToggleButton id="table">{t('providers.view.table')}</ToggleButton>
            <ToggleButton id="cards">{t('providers.view.cards')}</ToggleButton>
          </ToggleButtonGroup>
        </div>
        <ProviderTools
          columns={props.columns}
          onColumns={props.onColumns}
          onExport={() =>
            downloadCsv(t('providers.csv.file'), toCsvRows(ordered))
          }
          ticked={props.ticked}
        />
      </div>
    </div>
  );
}
