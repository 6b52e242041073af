import { Ref, useRef, useSyncExternalStore } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Button } from '@backstage/ui';
import { LoadingRegion, ProblemActions, RegionMessage } from '../../components';
import { LiveState } from '../../live';
import { openmcpTranslationRef } from '../../translations';
import { isMissing, useLayoutWidth, useProblemText } from '../common';
import { chooseLayout, ROW_HEIGHTS } from './columns';
import { InstallationRows } from './InstallationRows';
import { InstallationTable } from './InstallationTable';
import { countFilters, ListFilters } from './listFilters';
import { NO_FILTERS } from './noFilters';
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
  focusRef: Ref<() => void>;
}

function emptySentence({ clusters }: Installations) {
  if (clusters.length === 0) {
    return 'installations.noClusters' as const;
  }
  return clusters.every(isMissing)
    ? ('installations.emptyNotRead' as const)
    : ('installations.empty' as const);
}

/**
 * The list, or the sentence that stands in its place.
 *
 * @internal
 */
export function InstallationsRegion(props: InstallationsRegionProps) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const problemText = useProblemText();
  const region = useRef<HTMLDivElement>(null);
  const layout = chooseLayout(useLayoutWidth(region));
  const { filters, live, rows, setFilters } = props;
  const { order } = useSyncExternalStore(rows.listenToList, rows.getList);
  const { data, problem } = live;

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
        <Button
          size="small"
          variant="secondary"
          onPress={() => setFilters(NO_FILTERS)}
        >
          {t('filterBar.clearFilters')}
        </Button>
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
