import { useMemo } from 'react';
import { ProviderList } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import { orderProviders } from './orderProviders';
import {
  countProviderFilters,
  NO_PROVIDER_FILTERS,
  ProviderFilters,
} from './providerFilters';
import styles from './ProvidersPage.module.css';

/**
 * How many providers and tools there are, how many of them are hidden, and
 * whether all clusters were read.
 *
 * @internal
 */
export function ProviderCounts(props: {
  list: ProviderList;
  filters: ProviderFilters;
  setFilters: (change: Partial<ProviderFilters>) => void;
}) {
  const { t, formatNumber } = useTranslation();
  const { filters, list, setFilters } = props;
  const { clusters, items } = list;
  const shown = useMemo(
    () => orderProviders(items, filters).length,
    [items, filters],
  );
  const tools = items.filter(item => item.kind === 'tool').length;
  const active = countProviderFilters(filters);
  return (
    <>
      <span>
        {[
          t('providers.count', { count: items.length - tools }),
          tools > 0 && t('providers.tools', { count: tools }),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      {active > 0 && shown > 0 && (
        <QuietText>
          {t('filterBar.hidden', {
            hidden: formatNumber(items.length - shown),
            total: formatNumber(items.length),
            filters: t('filterBar.filters', { count: active }),
          })}{' '}
          <button
            type="button"
            className={styles.clear}
            onClick={() => setFilters(NO_PROVIDER_FILTERS)}
          >
            {t('filterBar.clear')}
          </button>
        </QuietText>
      )}
      {clusters.read < clusters.total && (
        <span>
          {t('providers.clustersRead', {
            read: String(clusters.read),
            count: clusters.total,
          })}
        </span>
      )}
    </>
  );
}
