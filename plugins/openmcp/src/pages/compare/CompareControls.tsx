import { useState } from 'react';
import {
  Button,
  Select,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
} from '@backstage/ui';
import {
  Cluster,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { CompareQuery, MOST_CHOSEN } from './useCompareQuery';
import styles from './Comparison.module.css';

/** No cluster has a name like this. */
const NO_CLUSTER = ':no-cluster';

/**
 * Chooses what is compared, and where.
 *
 * @internal
 */
export function CompareControls(props: {
  items: readonly ProviderItem[];
  clusters: readonly Cluster[];
  query: CompareQuery;
  setQuery: (change: Partial<CompareQuery>) => void;
  /** The answer about the chosen cluster is under way. */
  checking: boolean;
}) {
  const { t } = useTranslation();
  const { checking, clusters, items, query, setQuery } = props;
  const [tooMany, setTooMany] = useState(false);
  const { chosen, cluster } = query;
  const titles = new Map(items.map(item => [item.entityRef, item.title]));
  const options = [
    ...items.map(({ entityRef, title }) => ({ id: entityRef, label: title })),
    // What the address names stays visible although it is not there.
    ...chosen
      .filter(ref => !titles.has(ref))
      .map(ref => ({ id: ref, label: ref })),
  ].sort((left, right) => left.label.localeCompare(right.label));
  const clusterNames = [
    ...new Set([
      ...clusters.map(({ name }) => name),
      ...(cluster ? [cluster] : []),
    ]),
  ].sort();
  const choose = (keys: string[]) => {
    // Those that were chosen before come first, in their order.
    const next = [
      ...chosen.filter(ref => keys.includes(ref)),
      ...keys.filter(ref => !chosen.includes(ref)),
    ];
    setTooMany(next.length > MOST_CHOSEN);
    setQuery({ chosen: next.slice(0, MOST_CHOSEN) });
  };
  return (
    <div className={styles.controls}>
      <Select
        className={styles.choose}
        selectionMode="multiple"
        searchable
        searchPlaceholder={t('compare.chooseSearch')}
        label={t('compare.choose')}
        placeholder={t('compare.chooseNone')}
        options={options}
        value={[...chosen]}
        onChange={value =>
          choose(Array.isArray(value) ? value.map(String) : [])
        }
      />
      <Select
        className={styles.cluster}
        label={t('compare.against')}
        options={[
          { id: NO_CLUSTER, label: t('compare.noCluster') },
          ...clusterNames.map(name => ({ id: name, label: name })),
        ]}
        value={cluster ?? NO_CLUSTER}
        onChange={value =>
          setQuery({
            cluster: value === NO_CLUSTER ? undefined : String(value),
          })
        }
      />
      {chosen.length === 0 ? (
        <ToggleButtonGroup
          aria-label={t('compare.of.label')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[query.of]}
          onSelectionChange={keys =>
            setQuery({ of: keys.has('all') ? 'all' : 'tools' })
          }
        >
          <ToggleButton id="tools">{t('compare.of.tools')}</ToggleButton>
          <ToggleButton id="all">{t('compare.of.all')}</ToggleButton>
        </ToggleButtonGroup>
      ) : (
        <>
          {chosen.length > 1 && (
            <Switch
              label={t('compare.onlyDiffering')}
              isSelected={query.differ}
              onChange={differ => setQuery({ differ })}
            />
          )}
          <Button
            variant="tertiary"
            onPress={() => {
              setTooMany(false);
              setQuery({ chosen: [] });
            }}
          >
            {t('compare.toMatrix')}
          </Button>
        </>
      )}
      <span role="status" className={styles.status}>
        {tooMany && t('compare.tooMany', { most: String(MOST_CHOSEN) })}
        {checking &&
          cluster !== undefined &&
          !tooMany &&
          t('compare.checking', { cluster })}
      </span>
    </div>
  );
}
