import { lazy, Suspense } from 'react';
import useMediaQuery from '@material-ui/core/useMediaQuery';
import { Box, Select, Tab, TabList, TabPanel, Tabs } from '@backstage/ui';
import {
  EligibilityReport,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  CardBoundary,
  LoadingRegion,
  NARROW,
  pairRules,
} from '../../components';
import { useTranslation } from '../../language';
import { ChangesTab } from './ChangesTab';
import { ReportChanges } from './compareReports';
import { InstalledTab } from './InstalledTab';
import { remediesOf } from './remediesOf';
import { RulesTab } from './RulesTab';
import { PROVIDER_TABS, ProviderQuery } from './useProviderQuery';
import styles from './ProviderPage.module.css';

// What writes YAML is loaded only for those who want to see it.
const ManifestTab = lazy(() => import('./manifest'));

/**
 * The parts of the page; which one is shown stands in the address.
 *
 * @internal
 */
export function ProviderTabs(props: {
  item: ProviderItem;
  report: EligibilityReport;
  query: ProviderQuery;
  setQuery: (change: Partial<ProviderQuery>) => void;
  released: boolean;
  stale: boolean;
  changedBy?: { cluster: string; changes: ReportChanges };
}) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW);
  const { item, query, report, setQuery } = props;
  const { today, withPlatformMode } = report.wrap;
  const rows = pairRules(today?.results ?? [], withPlatformMode?.results);
  const remedies = remediesOf(report);
  const numberOf = (count: number) =>
    count === 0 ? t('provider.tabs.none') : String(count);
  const choose = (tab: unknown) =>
    setQuery({ tab: PROVIDER_TABS.find(candidate => candidate === tab) });

  const labels = {
    rules: t('provider.tabs.rules', { number: numberOf(rows.length) }),
    changes: t('provider.tabs.changes', { number: numberOf(remedies.length) }),
    installed: t('provider.tabs.installed', {
      number: numberOf(item.installations.length),
    }),
    manifest: t('provider.tabs.manifest'),
  };
  const panels = {
    rules: <RulesTab {...props} rows={rows} />,
    changes: (
      <ChangesTab
        name={item.title}
        lines={remedies}
        role={query.for}
        onRole={role => setQuery({ for: role })}
        onRule={rule => setQuery({ tab: 'rules', rule })}
      />
    ),
    installed: <InstalledTab item={item} />,
    manifest: (
      <Suspense
        fallback={
          <LoadingRegion
            label={t('loading.provider', { name: item.title })}
            rows={6}
            rowHeight={20}
            onTryAgain={() => window.location.reload()}
          />
        }
      >
        <ManifestTab item={item} platformMode={report.platformMode} />
      </Suspense>
    ),
  };
  if (isNarrow) {
    return (
      <div>
        <Select
          label={t('provider.tabs.label')}
          options={PROVIDER_TABS.map(tab => ({ id: tab, label: labels[tab] }))}
          value={query.tab}
          onChange={choose}
        />
        <Box bg="neutral" className={styles.panel}>
          <CardBoundary key={query.tab}>{panels[query.tab]}</CardBoundary>
        </Box>
      </div>
    );
  }
  return (
    <Tabs
      className={styles.tabs}
      selectedKey={query.tab}
      onSelectionChange={choose}
    >
      <TabList>
        {PROVIDER_TABS.map(tab => (
          <Tab key={tab} id={tab}>
            {labels[tab]}
          </Tab>
        ))}
      </TabList>
      {PROVIDER_TABS.map(tab => (
        <TabPanel key={tab} id={tab}>
          <Box bg="neutral" className={styles.panel}>
            <CardBoundary>{panels[tab]}</CardBoundary>
          </Box>
        </TabPanel>
      ))}
    </Tabs>
  );
}
