import {
  Button,
  Select,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
} from '@backstage/ui';
import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { RiCheckLine, RiFileCopyLine } from '@remixicon/react';
import { QuietText, useCopy } from '../../components';
import { useTranslation } from '../../language';
import { installOrder } from './installOrder';
import { GraphModel, GraphNode } from './model';
import { ALL_NODES, DependencyQuery } from './useDependencyQuery';
import styles from './Dependencies.module.css';

/** Nothing else has names like these. */
const ANY = ':any';
const ALL = ':all';

/**
 * Chooses the landscape, and what of it is shown how.
 *
 * @internal
 */
export function DependencyControls(props: {
  clusters: readonly Cluster[];
  cluster?: string;
  /** Undefined as long as nothing is known. */
  model?: GraphModel;
  focus?: GraphNode;
  view: 'graph' | 'list';
  query: DependencyQuery;
  setQuery: (change: Partial<DependencyQuery>) => void;
}) {
  const { t } = useTranslation();
  const { cluster, clusters, focus, model, query, setQuery, view } = props;
  const order = model ? installOrder(t, model, cluster) : '';
  const { copied, copyText, refused } = useCopy(order);
  const clusterOptions = [
    ...clusters.map(({ name, simulated, title }) => ({
      id: name,
      label: simulated ? `${title} (${t('marks.simulated')})` : title,
    })),
    ...(cluster !== undefined && !clusters.some(({ name }) => name === cluster)
      ? [{ id: cluster, label: cluster }]
      : []),
    ...(clusters.length === 0
      ? [{ id: ANY, label: t('dependencies.anyLandscape') }]
      : []),
  ];
  const nodeOptions = [...(model?.nodes.values() ?? [])]
    .map(({ id, name }) => ({ id, label: name }))
    .sort((left, right) => left.label.localeCompare(right.label));
  return (
    <div className={styles.controls}>
      <Select
        className={styles.choice}
        label={t('dependencies.landscape')}
        options={clusterOptions}
        value={cluster ?? ANY}
        onChange={value =>
          setQuery({
            cluster: value === ANY ? undefined : String(value),
            node: undefined,
          })
        }
      />
      <Select
        className={styles.choice}
        searchable
        searchPlaceholder={t('dependencies.focusSearch')}
        label={t('dependencies.focus')}
        options={[
          { id: ALL, label: t('dependencies.focusAll') },
          ...nodeOptions,
        ]}
        value={focus?.id ?? ALL}
        onChange={value =>
          setQuery({ focus: value === ALL ? ALL_NODES : String(value) })
        }
      />
      <Switch
        label={t('dependencies.soft')}
        isSelected={query.soft}
        onChange={soft => setQuery({ soft })}
      />
      <ToggleButtonGroup
        aria-label={t('dependencies.view.label')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[view]}
        onSelectionChange={keys =>
          setQuery({ view: keys.has('list') ? 'list' : 'graph' })
        }
      >
        <ToggleButton id="graph">{t('dependencies.view.graph')}</ToggleButton>
        <ToggleButton id="list">{t('dependencies.view.list')}</ToggleButton>
      </ToggleButtonGroup>
      <span className={styles.copy}>
        <Button
          variant="secondary"
          isDisabled={!model}
          iconStart={copied ? <RiCheckLine /> : <RiFileCopyLine />}
          onPress={copyText}
        >
          {copied ? t('dependencies.orderCopied') : t('dependencies.copyOrder')}
        </Button>
        {refused && <QuietText>{t('copy.refused')}</QuietText>}
      </span>
    </div>
  );
}
