import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from '@backstage/ui';
import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';
import { ImageName } from '../../components';
import { useTranslation } from '../../language';
import { compareImages } from './compareImages';
import { RowTicks } from './RowTicks';
import tableStyles from '../../components/FactTable.module.css';
import styles from './TickedBar.module.css';

function ComparisonTable(props: { items: readonly InstallationItem[] }) {
  const { t } = useTranslation();
  const { clusters, rows } = compareImages(props.items);
  return (
    // It scrolls sideways, so the keyboard must be able to reach it.
    <div
      className={styles.scroller}
      role="region"
      aria-label={t('installations.compare.region')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">{t('installations.column.name')}</th>
            {clusters.map(cluster => (
              <th key={cluster} scope="col">
                {cluster}
              </th>
            ))}
            <th scope="col">{t('installations.compare.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ byCluster, differs, key, kind, name }) => (
            <tr key={key}>
              <th scope="row">
                {name} <span className={styles.kind}>{kind}</span>
              </th>
              {clusters.map(cluster => {
                const item = byCluster.get(cluster);
                return (
                  <td key={cluster}>
                    {item ? (
                      <ImageName reference={item.image.wanted} />
                    ) : (
                      <span title={t('installations.compare.missing')}>
                        {t('time.unknown')}
                      </span>
                    )}
                  </td>
                );
              })}
              <td>
                {differs ? (
                  <span className={styles.differs}>
                    {t('installation.differs')}
                  </span>
                ) : (
                  t('installations.compare.same')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * What can be done with the rows that are ticked.
 *
 * @internal
 */
export function TickedBar(props: {
  ticks: RowTicks;
  items: readonly InstallationItem[];
}) {
  const { t, formatNumber } = useTranslation();
  const { items, ticks } = props;
  if (items.length === 0) {
    return null;
  }
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={t('installations.ticked.label')}
    >
      <span role="status">
        {t('installations.ticked.number', {
          number: formatNumber(items.length),
        })}
      </span>
      <DialogTrigger>
        <Button size="small" variant="secondary">
          {t('installations.ticked.compare')}
        </Button>
        <Dialog width={900}>
          <DialogHeader>{t('installations.compare.title')}</DialogHeader>
          <DialogBody>
            <ComparisonTable items={items} />
          </DialogBody>
          <DialogFooter>
            <Button slot="close" variant="secondary">
              {t('installations.compare.close')}
            </Button>
          </DialogFooter>
        </Dialog>
      </DialogTrigger>
      <Button size="small" variant="tertiary" onPress={() => ticks.set([])}>
        {t('installations.ticked.clear')}
      </Button>
    </div>
  );
}
