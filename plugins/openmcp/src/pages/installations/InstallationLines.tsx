import { Link } from 'react-router-dom';
import {
  HealthChip,
  ImageName,
  QuietText,
  SimulatedMark,
  Since,
} from '../../components';
import { useTranslation } from '../../language';
import { RowContentProps } from './InstallationCells';
import { LiveCell } from './LiveCell';
import { TickBox } from './TickBox';
import { useRowTexts } from './useRowTexts';
import styles from './InstallationRow.module.css';

/**
 * One installation in three lines: chip and name, quiet facts, reason.
 *
 * @internal
 */
export function InstallationLines(props: RowContentProps) {
  const { t } = useTranslation();
  const { link, row } = props;
  const { item } = row;
  const { asOf, reason, stale } = useRowTexts(row, props.silent);
  return (
    <>
      <LiveCell
        watch={`${item.health} ${stale} ${item.partial}`}
        className={styles.listLine}
      >
        <TickBox item={item} tick={props.tick} />
        <HealthChip health={item.health} stale={stale} partial={item.partial} />
        <span className={styles.oneLine}>
          <Link className={styles.link} {...link}>
            {item.name}
          </Link>
        </span>
        {item.partial && t('marks.partlyRead')}
      </LiveCell>
      <LiveCell
        watch={`${item.image.wanted} ${item.since}`}
        className={styles.listLine}
      >
        <span className={styles.facts}>
          <QuietText>
            {item.kind}, {item.cluster} {item.simulated && <SimulatedMark />}{' '}
            {asOf ?? <Since time={item.since} />}
          </QuietText>
        </span>
      </LiveCell>
      <LiveCell watch={reason} className={styles.listReason}>
        {reason ? (
          <span className={`${styles.clamp} ${styles.reason}`}>{reason}</span>
        ) : (
          <span className={`${styles.listImage} ${styles.reason}`}>
            <QuietText>
              <ImageName reference={item.image.wanted} />
            </QuietText>
          </span>
        )}
      </LiveCell>
    </>
  );
}
