import useMediaQuery from '@material-ui/core/useMediaQuery';
import { useSearchParams } from 'react-router-dom';
import { Select, Tab, TabList, TabPanel, Tabs } from '@backstage/ui';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { CardBoundary, NARROW } from '../../components';
import { useTranslation } from '../../language';
import { EventsTab } from './EventsTab';
import { StatusTab } from './StatusTab';
import { TimelineTab } from './timeline';
import { YamlTab } from './YamlTab';
import styles from './InstallationTabs.module.css';

const TABS = ['status', 'timeline', 'events', 'yaml'] as const;

/**
 * The parts of the page; which one is shown stands in the address.
 *
 * @internal
 */
export function InstallationTabs(props: {
  installation: Installation;
  stale: boolean;
}) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW);
  const [search, setSearch] = useSearchParams();
  const { installation, stale } = props;
  const chosen = TABS.find(tab => tab === search.get('tab')) ?? 'status';
  const choose = (tab: unknown) =>
    setSearch(
      current => {
        const next = new URLSearchParams(current);
        next.set('tab', String(tab));
        return next;
      },
      { replace: true },
    );
  const labels = {
    status: t('installation.tabs.status'),
    timeline: t('installation.tabs.timeline'),
    events: t('installation.tabs.events', {
      number: String(installation.events.length),
    }),
    yaml: t('installation.tabs.yaml'),
  };
  const panels = {
    status: (
      <StatusTab
        installation={installation}
        stale={stale}
        chosen={search.get('object') ?? undefined}
      />
    ),
    timeline: <TimelineTab installation={installation} />,
    events: <EventsTab installation={installation} />,
    yaml: <YamlTab installation={installation} />,
  };
  if (isNarrow) {
    return (
      <div>
        <Select
          label={t('installation.tabs.label')}
          options={TABS.map(tab => ({ id: tab, label: labels[tab] }))}
          value={chosen}
          onChange={choose}
        />
        <div className={styles.panel}>
          <CardBoundary key={chosen}>{panels[chosen]}</CardBoundary>
        </div>
      </div>
    );
  }
  return (
    <Tabs
      className={styles.tabs}
      selectedKey={chosen}
      onSelectionChange={choose}
    >
      <TabList>
        {TABS.map(tab => (
          <Tab key={tab} id={tab}>
            {labels[tab]}
          </Tab>
        ))}
      </TabList>
      {TABS.map(tab => (
        <TabPanel key={tab} id={tab}>
          <div className={styles.panel}>
            <CardBoundary>{panels[tab]}</CardBoundary>
          </div>
        </TabPanel>
      ))}
    </Tabs>
  );
}
