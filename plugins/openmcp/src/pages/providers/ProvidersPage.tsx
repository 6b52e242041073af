import { useCallback, useRef } from 'react';
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
  SkipLink,
} from '../../components';
import { parseTime } from '../../time';
import { useTranslation } from '../../language';
import {
  useDocumentTitle,
  useProblemText,
  useProviders,
  useResultCount,
  useSearchText,
} from '../common';
import { orderProviders } from './orderProviders';
import { ProviderFilterFields } from './ProviderFilterFields';
import { countProviderFilters } from './providerFilters';
import { ProvidersRegion } from './ProvidersRegion';
import { Undescribed } from './Undescribed';
import { useProviderFilters } from './useProviderFilters';
import styles from './ProvidersPage.module.css';

/**
 * What can run on the platform cluster, and what not: every provider and tool of
 * the catalog that the reader may see, with both verdicts.
 *
 * @internal
 */
export function ProvidersPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const live = useProviders();
  const { filters, setFilters } = useProviderFilters();
  const [text, setText] = useSearchText(
    filters.q,
    useCallback(q => setFilters({ q }), [setFilters]),
  );
  const focusList = useRef<() => void>(null);
  const { problem } = live;
  const isForbidden = problem?.kind === 'forbidden';
  const data = isForbidden ? undefined : live.data;
  const silent = Boolean(data && problem);
  const stale = silent || Boolean(data?.freshness.stale);
  useDocumentTitle(t('providers.documentTitle'));

  const items = data?.items;
  const result = useResultCount(
    JSON.stringify({ ...filters, sort: undefined, page: 1, view: '' }),
    useCallback(
      () =>
        t('providers.announced', {
          count: orderProviders(items ?? [], filters).length,
        }),
      [items, filters, t],
    ),
  );
  return (
    <PageBody className={styles.page}>
      <SkipLink to="providers" onSkip={() => focusList.current?.()}>
        {t('providers.skipToList')}
      </SkipLink>
      <PageHead>
        <PageHeading>{t('providers.title')}</PageHeading>
        {data && (
          <Freshness
            asOf={silent ? live.answeredAt : parseTime(data.freshness.asOf)}
            stale={stale}
            polling={live.polling}
          />
        )}
      </PageHead>
      {data && problem && (
        <Banner
          announced
          family="negative"
          icon={<RiWifiOffLine size={16} aria-hidden />}
          actions={
            <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
          }
        >
          {t('problem.providersKept', problemText(problem, live.answeredAt))}
        </Banner>
      )}
      <FilterBar
        placeholder={t('providers.filter.searchPlaceholder')}
        text={text}
        onText={setText}
        active={countProviderFilters({ ...filters, q: '' })}
        showLabel={t('providers.filter.show')}
      >
        <ProviderFilterFields
          items={items ?? []}
          filters={filters}
          setFilters={setFilters}
        />
      </FilterBar>
      <ProvidersRegion
        live={live}
        filters={filters}
        setFilters={setFilters}
        stale={stale}
        silent={silent}
        focusRef={focusList}
      />
      {data && data.undescribed.length > 0 && (
        <Undescribed images={data.undescribed} stale={stale} />
      )}
      <LiveAnnouncer messages={[result]} />
    </PageBody>
  );
}
