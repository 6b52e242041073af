import { useCallback, useMemo, useRef, useState } from 'react';
import { RiWifiOffLine } from '@remixicon/react';
import {
  Banner,
  FilterBar,
  Freshness,
  LiveAnnouncer,
  PageBody,
  PageHead,
  PageHeading,
  ProblemActions,
  QuietText,
  SkipLink,
} from '../../components';
import { useTranslation } from '../../language';
import {
  ClusterBanner,
  findOldest,
  installationId,
  isMissing,
  useClusterNews,
  useDocumentTitle,
  useProblemText,
  useResultCount,
  useSearchText,
} from '../common';
import { CountsLine } from './CountsLine';
import { FilterFields } from './FilterFields';
import { InstallationsRegion } from './InstallationsRegion';
import { countAsked, countFilters, Group } from './listFilters';
import { GroupChoice, ListTools } from './ListTools';
import { NotInstalledNote } from './NotInstalledNote';
import { useRowTicks } from './RowTicks';
import { TickedBar } from './TickedBar';
import { useColumns } from './useColumns';
import { useExport } from './useExport';
import { useGroups } from './useGroups';
import { useInstallationRows } from './useInstallationRows';
import { useInstallations } from './useInstallations';
import { useProviderNames } from './useProviderNames';
import { useListFilters } from './useListFilters';
import styles from './InstallationsPage.module.css';

/**
 * What runs where, and what is wrong: every installation that the reader may
 * see, live.
 *
 * @internal
 */
export function InstallationsPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { addressOf, filters, setFilters } = useListFilters();
  const live = useInstallations(filters);
  const { data, problem } = live;
  const columns = useColumns();
  const [wantsProviders, setWantsProviders] = useState(false);
  const providers = useProviderNames(
    wantsProviders ||
      filters.group === 'provider' ||
      filters.provider.length > 0 ||
      columns.chosen.includes('provider'),
  );
  const groupOf = useGroups(filters.group, providers);
  const { byInstallation } = providers;
  const providerOf = useCallback(
    (id: string) => byInstallation.get(id)?.title,
    [byInstallation],
  );
  const rows = useInstallationRows(data?.items, filters, groupOf);
  const ticks = useRowTicks();
  const ticked = useMemo(
    () =>
      ticks.ids.size === 0
        ? []
        : (data?.items ?? []).filter(item =>
            ticks.ids.has(installationId(item)),
          ),
    [data, ticks.ids],
  );
  const exportRows = useExport(rows, providerOf);
  const focusList = useRef<() => void>(null);
  const [text, setText] = useSearchText(
    filters.q,
    useCallback(q => setFilters({ q }), [setFilters]),
  );
  useDocumentTitle(t('installations.documentTitle'));

  const isForbidden = problem?.kind === 'forbidden';
  const clusters = useMemo(
    () => (isForbidden ? [] : data?.clusters ?? []),
    [data, isForbidden],
  );
  const silent = Boolean(data && problem);
  const readable = clusters.filter(cluster => !isMissing(cluster));
  const stale = silent || (clusters.length > 0 && readable.length === 0);
  const oldest = findOldest(readable.length > 0 ? readable : clusters);

  // Clusters come anew with every answer, their names hardly ever.
  const names = JSON.stringify(clusters.map(({ name }) => name));
  const onProvidersNeeded = useCallback(() => setWantsProviders(true), []);
  const onGroup = useCallback(
    (group: Group) => setFilters({ group }),
    [setFilters],
  );
  const fields = useMemo(
    () => (
      <>
        <FilterFields
          clusters={JSON.parse(names)}
          filters={filters}
          setFilters={setFilters}
          providers={providers}
          onProvidersNeeded={onProvidersNeeded}
        />
        <GroupChoice group={filters.group} onGroup={onGroup} />
      </>
    ),
    [names, filters, setFilters, providers, onProvidersNeeded, onGroup],
  );

  const news = useClusterNews(data?.clusters);
  const result = useResultCount(
    JSON.stringify({ ...filters, sort: undefined }),
    useCallback(
      () =>
        t('installations.announced', { count: rows.getList().order.length }),
      [rows, t],
    ),
  );
  return (
    <PageBody className={styles.page}>
      <SkipLink to="installations" onSkip={() => focusList.current?.()}>
        {t('installations.skipToList')}
      </SkipLink>
      <PageHead>
        <PageHeading>{t('installations.title')}</PageHeading>
        {data && clusters.length > 0 && (
          <Freshness
            asOf={silent ? live.answeredAt : oldest?.asOf}
            stale={stale}
            source={readable.length > 1 ? oldest?.name : undefined}
            polling={live.polling}
          />
        )}
      </PageHead>
      {data && problem && !isForbidden && (
        <Banner
          announced
          family="negative"
          icon={<RiWifiOffLine size={16} aria-hidden />}
          actions={
            <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
          }
        >
          {t(
            'problem.installationsKept',
            problemText(problem, live.answeredAt),
          )}
        </Banner>
      )}
      {data && !isForbidden && (
        <ClusterBanner clusters={clusters} onTryAgain={live.tryAgain} />
      )}
      <FilterBar
        placeholder={t('installations.filter.searchPlaceholder')}
        text={text}
        onText={setText}
        active={countFilters({ ...filters, q: '' }) + countAsked(filters)}
        showLabel={t('installations.filter.show')}
      >
        {fields}
      </FilterBar>
      {providers.problem && (
        <QuietText>
          {t(
            'installations.filter.providersNotRead',
            problemText(providers.problem),
          )}
        </QuietText>
      )}
      {data && data.items.length > 0 && !isForbidden && (
        <div className={styles.countsRow}>
          <CountsLine
            rows={rows}
            items={data.items}
            totalItems={data.totalItems}
            filters={filters}
            addressOf={addressOf}
            silent={silent}
            counts={live.isHuge ? data.counts : undefined}
            providers={providers}
            focusList={() => focusList.current?.()}
          />
          <ListTools
            columns={columns.chosen}
            onColumns={columns.choose}
            onExport={exportRows}
          />
        </div>
      )}
      <InstallationsRegion
        live={live}
        rows={rows}
        filters={filters}
        setFilters={setFilters}
        silent={silent}
        isHuge={live.isHuge}
        chosenColumns={columns.chosen}
        groupOf={groupOf}
        providerOf={providerOf}
        ticks={ticks}
        focusRef={focusList}
      />
      <TickedBar ticks={ticks} items={ticked} />
      <NotInstalledNote clusters={clusters} />
      <LiveAnnouncer messages={[news, result]} />
    </PageBody>
  );
}
