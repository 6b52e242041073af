import { Ref, useMemo, useRef, useSyncExternalStore } from 'react';
import { Button } from '@backstage/ui';
import { LoadingRegion, ProblemActions, RegionMessage } from '../../components';
import { LiveState } from '../../live';
import { useTranslation } from '../../language';
import { isMissing, useLayoutWidth, useProblemText } from '../common';
import { chooseColumns, chooseLayout, ColumnId, ROW_HEIGHTS } from './columns';
import { GroupOf } from './groupRows';
import { InstallationRows } from './InstallationRows';
import { InstallationTable } from './InstallationTable';
import { countAsked, countFilters, ListFilters } from './listFilters';
import { NO_FILTERS } from './noFilters';
import { RowTicks } from './RowTicks';
import { Installations } from './useInstallations';
import styles from './InstallationsRegion.module.css';

/**
 * Properties of {@link InstallationsRegion}.
 *
 * @internal
 */
export interface InstallationsRegionProps {
  live: LiveState<Installations> & { tryAgain: () => void };
  rows: InstallationRows;
  filters: ListFilters;
  setFilters: (change: Partial<ListFilters>) => void;
  silent: boolean;
  /** The backend filters: the browser has only a part of the rows. */
  isHuge: boolean;
  /** Columns that the reader chose. */
  chosenColumns: readonly ColumnId[];
  groupOf?: GroupOf;
  providerOf: (id: string) => string | undefined;
  ticks: RowTicks;
  focusRef: Ref<() => void>;
}

function emptySentence({ clusters }: Installations) {
  if (clusters.length === 0) {
    return 'installations.noClusters' as const;
  }
  // What is being read for the first time is not known to be empty.
  return clusters.every(cluster => cluster.settling || isMissing(cluster))
    ? ('installations.emptyNotRead' as const)
    : ('installations.empty' as const);
}

/**
 * The list, or the sentence that stands in its place.
 *
 * @internal
 */
export function InstallationsRegion(props: InstallationsRegionProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const region = useRef<HTMLDivElement>(null);
  const width = useLayoutWidth(region);
  const layout = chooseLayout(width);
  const columns = useMemo(
    () => chooseColumns(props.chosenColumns, layout, width),
    [props.chosenColumns, layout, width],
  );
  const { filters, live, rows, setFilters } = props;
  const { order } = useSyncExternalStore(rows.listenToList, rows.getList);
  const { data, problem } = live;

  const isNarrowed =
    countAsked(filters) > 0 || (props.isHuge && countFilters(filters) > 0);
  const clear = (
    <Button
      size="small"
      variant="secondary"
      onPress={() => setFilters(NO_FILTERS)}
    >
      {t('filterBar.clearFilters')}
    </Button>
  );
  let content;
  if (problem?.kind === 'forbidden') {
    content = <RegionMessage sentence={t('forbidden.installations')} />;
  } else if (!data && problem) {
    content = (
      <RegionMessage
        sentence={t('problem.installationsMissing', problemText(problem))}
      >
        <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
      </RegionMessage>
    );
  } else if (!data) {
    content = (
      <LoadingRegion
        key={live.attempt}
        label={t('loading.installations')}
        rows={12}
        rowHeight={ROW_HEIGHTS[layout] - 8}
        onTryAgain={live.tryAgain}
      />
    );
  } else if (data.items.length === 0 && isNarrowed) {
    content = (
      <RegionMessage sentence={t('installations.nothingAsked')}>
        {clear}
      </RegionMessage>
    );
  } else if (data.items.length === 0) {
    content = <RegionMessage sentence={t(emptySentence(data))} />;
  } else if (order.length === 0) {
    content = (
      <RegionMessage
        sentence={t('installations.nothingMatches', {
          count: data.items.length,
          filters: t('filterBar.filters', {
            count: countFilters(filters),
          }),
        })}
      >
        {clear}
      </RegionMessage>
    );
  } else {
    content = (
      <InstallationTable
        rows={rows}
        layout={layout}
        filters={filters}
        onSort={sort => setFilters({ sort })}
        silent={props.silent}
        clusters={data.clusters}
        columns={columns}
        groupOf={props.groupOf}
        providerOf={props.providerOf}
        ticks={props.ticks}
        focusRef={props.focusRef}
      />
    );
  }
  return (
    <div ref={region} className={styles.region} id="installations">
      {content}
    </div>
  );
}
