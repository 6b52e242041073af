import { Link } from 'react-router-dom';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import {
  HealthChip,
  ImageName,
  QuietText,
  SimulatedMark,
  Since,
} from '../../components';
import { openmcpTranslationRef } from '../../translations';
import { ListLayout } from './columns';
import { InstallationRowState } from './InstallationRows';
import { LiveCell } from './LiveCell';
import { useRowTexts } from './useRowTexts';
import styles from './InstallationRow.module.css';

/**
 * Properties of the content of a row.
 *
 * @internal
 */
export interface RowContentProps {
  row: InstallationRowState;
  layout: ListLayout;
  silent: boolean;
  link: { to: string; tabIndex: number; 'aria-label': string };
}

/**
 * The cells of one row of the table.
 *
 * @internal
 */
export function InstallationCells(props: RowContentProps) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { link, layout, row } = props;
  const { item } = row;
  const { asOf, reason, stale } = useRowTexts(row, props.silent);
  const own = item.managedByOperator && (
    <QuietText title={t('marks.operatorsOwnTooltip')}>
      {t('marks.operatorsOwn')}
    </QuietText>
  );
  return (
    <>
      <LiveCell role="cell" watch={`${item.health} ${stale} ${item.partial}`}>
        <HealthChip health={item.health} stale={stale} partial={item.partial} />
        {item.partial && (
          <span className={styles.second} title={t('marks.partlyReadTooltip')}>
            {t('marks.partlyRead')}
          </span>
        )}
      </LiveCell>
      <LiveCell role="rowheader" watch={item.name}>
        <span className={styles.oneLine} title={item.name}>
          <Link className={styles.link} {...link}>
            {item.name}
          </Link>
        </span>
        {layout === 'compact' ? (
          <span className={styles.second}>
            <QuietText>{item.kind}</QuietText>
          </span>
        ) : (
          own && <span className={styles.second}>{own}</span>
        )}
      </LiveCell>
      {layout === 'wide' && (
        <LiveCell role="cell" watch={item.kind}>
          <span className={styles.oneLine} title={item.kind}>
            {item.kind}
          </span>
        </LiveCell>
      )}
      <LiveCell role="cell" watch={item.cluster}>
        <span className={styles.cluster}>
          {item.cluster} {item.simulated && <SimulatedMark />}
        </span>
      </LiveCell>
      <LiveCell role="cell" watch={item.image.wanted}>
        <ImageName reference={item.image.wanted} stacked />
      </LiveCell>
      <LiveCell role="cell" watch={asOf ?? item.since ?? ''}>
        <span className={styles.number}>
          {asOf ?? <Since time={item.since} />}
        </span>
      </LiveCell>
      <LiveCell role="cell" watch={reason}>
        <span className={`${styles.clamp} ${styles.reason}`} title={reason}>
          {reason}
        </span>
      </LiveCell>
    </>
  );
}
