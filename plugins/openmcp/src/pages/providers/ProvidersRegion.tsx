import { Ref, useMemo, useRef } from 'react';
import { Button } from '@backstage/ui';
import { ProviderList } from '@openmcp/backstage-plugin-openmcp-common';
import {
  LoadingRegion,
  ProblemActions,
  QuietText,
  RegionMessage,
} from '../../components';
import { LiveState } from '../../live';
import { useTranslation } from '../../language';
import { useLayoutWidth, useProblemText, useStoredColumns } from '../common';
import { HowToAdd } from './HowToAdd';
import { ListHead } from './ListHead';
import { orderProviders } from './orderProviders';
import { Pager } from './Pager';
import { ProviderCards } from './ProviderCards';
import {
  defaultColumns,
  fitColumns,
  PROVIDER_COLUMNS,
} from './providerColumns';
import {
  countProviderFilters,
  NO_PROVIDER_FILTERS,
  ProviderFilters,
} from './providerFilters';
import { ProviderTable } from './ProviderTable';
import { useProviderTicks } from './useProviderTicks';
import styles from './ProvidersPage.module.css';

const PAGE_SIZE = 20;
/** Below this width in pixels there are only cards. */
const LEAST_TABLE_WIDTH = 880;
/** Under which the chosen columns are remembered. */
const COLUMNS_KEY = 'provider-columns';

/**
 * Properties of {@link ProvidersRegion}.
 *
 * @internal
 */
export interface ProvidersRegionProps {
  live: LiveState<ProviderList> & { tryAgain: () => void };
  filters: ProviderFilters;
  setFilters: (change: Partial<ProviderFilters>) => void;
  stale: boolean;
  silent: boolean;
  focusRef: Ref<() => void>;
}

function LoadedProviders(
  props: ProvidersRegionProps & { list: ProviderList; width?: number },
) {
  const { t } = useTranslation();
  const { filters, list, setFilters, stale, width } = props;
  const ordered = useMemo(
    () => orderProviders(list.items, filters),
    [list.items, filters],
  );
  const ticks = useProviderTicks();
  const { choose, chosen } = useStoredColumns(COLUMNS_KEY, PROVIDER_COLUMNS);
  const columns = chosen ?? defaultColumns(width);
  const { left, shown } = fitColumns(columns, width);
  const isTable =
    filters.view === 'table' &&
    (width === undefined || width >= LEAST_TABLE_WIDTH);
  // What is no longer there cannot be compared.
  const ticked = ticks.ticked.filter(ref =>
    list.items.some(({ entityRef }) => entityRef === ref),
  );
  if (list.items.length === 0) {
    return (
      <RegionMessage sentence={t('providers.empty')}>
        <HowToAdd />
      </RegionMessage>
    );
  }
  const head = (
    <ListHead
      list={list}
      ordered={ordered}
      filters={filters}
      setFilters={setFilters}
      columns={isTable ? columns : undefined}
      onColumns={choose}
      ticked={ticked}
    />
  );
  if (ordered.length === 0) {
    return (
      <>
        {head}
        <RegionMessage
          sentence={t('providers.nothingMatches', {
            count: list.items.length,
            filters: t('filterBar.filters', {
              count: countProviderFilters(filters),
            }),
          })}
        >
          <Button
            size="small"
            variant="secondary"
            onPress={() => setFilters(NO_PROVIDER_FILTERS)}
          >
            {t('filterBar.clearFilters')}
          </Button>
        </RegionMessage>
      </>
    );
  }
  const lastPage = Math.ceil(ordered.length / PAGE_SIZE);
  const page = Math.min(filters.page, lastPage);
  const first = (page - 1) * PAGE_SIZE;
  const rows = {
    items: ordered.slice(first, first + PAGE_SIZE),
    clusters: list.clusters,
    count: ordered.length,
    stale,
    silent: props.silent,
    focusRef: props.focusRef,
    ticks,
    all: ordered,
  };
  return (
    <>
      {head}
      {isTable ? (
        <ProviderTable
          {...rows}
          first={first}
          sort={filters.sort}
          onSort={sort => setFilters({ sort })}
          columns={shown}
        />
      ) : (
        <ProviderCards {...rows} />
      )}
      {isTable && left.length > 0 && (
        <QuietText>
          {t('providers.columns.noRoom', {
            count: left.length,
            names: left.map(id => t(`providers.column.${id}`)).join(', '),
          })}
        </QuietText>
      )}
      {lastPage > 1 && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          count={ordered.length}
          onPage={next => setFilters({ page: next })}
        />
      )}
    </>
  );
}

/**
 * The list, or the sentence that stands in its place.
 *
 * @internal
 */
export function ProvidersRegion(props: ProvidersRegionProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const region = useRef<HTMLDivElement>(null);
  const width = useLayoutWidth(region);
  const { data, problem, tryAgain } = props.live;

  let content;
  if (problem?.kind === 'forbidden') {
    content = <RegionMessage sentence={t('forbidden.providers')} />;
  } else if (data) {
    content = <LoadedProviders {...props} list={data} width={width} />;
  } else if (problem) {
    content = (
      <RegionMessage
        sentence={t('problem.providersMissing', problemText(problem))}
      >
        <ProblemActions problem={problem} onTryAgain={tryAgain} />
      </RegionMessage>
    );
  } else {
    content = (
      <LoadingRegion
        key={props.live.attempt}
        label={t('loading.providers')}
        rows={10}
        rowHeight={56}
        onTryAgain={tryAgain}
      />
    );
  }
  return (
    <div ref={region} className={styles.region} id="providers">
      {content}
    </div>
  );
}
