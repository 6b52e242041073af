import { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  HealthChip,
  ImageName,
  QuietText,
  SimulatedMark,
  Since,
} from '../../components';
import { useTranslation } from '../../language';
import { ColumnId, ListColumn, ListLayout } from './columns';
import { InstallationRowState } from './InstallationRows';
import { LiveCell } from './LiveCell';
import { RowTick, TickBox } from './TickBox';
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
  /** Columns of the table. */
  columns: readonly ListColumn[];
  tick: RowTick;
  /** Title of the provider; undefined when not known. */
  provider?: string;
}

interface Cell {
  /** The cell is marked when this changes. */
  watch: string;
  content: ReactNode;
}

function useCells(props: RowContentProps): Record<ColumnId, () => Cell> {
  const { t, formatNumber } = useTranslation();
  const { layout, link, row } = props;
  const { item } = row;
  const { asOf, reason, stale } = useRowTexts(row, props.silent);
  const unknown = t('time.unknown');
  const numberText = (value: number | null | undefined) =>
    typeof value === 'number' ? formatNumber(value) : unknown;
  const plain = (text: string): Cell => ({
    watch: text,
    content: (
      <span className={`${styles.oneLine} ${styles.number}`} title={text}>
        {text}
      </span>
    ),
  });
  const secondLine = () => {
    if (layout === 'compact') {
      return <QuietText>{item.kind}</QuietText>;
    }
    return (
      item.managedByOperator && (
        <QuietText title={t('marks.operatorsOwnTooltip')}>
          {t('marks.operatorsOwn')}
        </QuietText>
      )
    );
  };
  return {
    health: () => ({
      watch: `${item.health} ${stale} ${item.partial}`,
      content: (
        <>
          <HealthChip
            health={item.health}
            stale={stale}
            partial={item.partial}
          />
          {item.partial && (
            <span
              className={styles.second}
              title={t('marks.partlyReadTooltip')}
            >
              {t('marks.partlyRead')}
            </span>
          )}
        </>
      ),
    }),
    name: () => {
      const second = secondLine();
      return {
        watch: item.name,
        content: (
          <>
            <span className={styles.oneLine} title={item.name}>
              <Link className={styles.link} {...link}>
                {item.name}
              </Link>
            </span>
            {second && <span className={styles.second}>{second}</span>}
          </>
        ),
      };
    },
    kind: () => plain(item.kind),
    provider: () => plain(props.provider ?? unknown),
    cluster: () => ({
      watch: item.cluster,
      content: (
        <span className={styles.cluster}>
          {item.cluster} {item.simulated && <SimulatedMark />}
        </span>
      ),
    }),
    image: () => ({
      watch: item.image.wanted,
      content: <ImageName reference={item.image.wanted} stacked />,
    }),
    pods: () => {
      const { ready, wanted } = item.pods;
      return plain(
        typeof ready === 'number' && typeof wanted === 'number'
          ? t('installation.tree.replicas', {
              ready: String(ready),
              wanted: String(wanted),
            })
          : unknown,
      );
    },
    restarts: () => plain(numberText(item.restarts)),
    generation: () =>
      plain(
        `${numberText(item.generation.observed)} / ${numberText(
          item.generation.wanted,
        )}`,
      ),
    created: () => ({
      watch: item.createdAt ?? '',
      content: (
        <span className={styles.number}>
          <Since time={item.createdAt} />
        </span>
      ),
    }),
    since: () => ({
      watch: asOf ?? item.since ?? '',
      content: (
        <span className={styles.number}>
          {asOf ?? <Since time={item.since} />}
        </span>
      ),
    }),
    reason: () => ({
      watch: reason,
      content: (
        <span className={`${styles.clamp} ${styles.reason}`} title={reason}>
          {reason}
        </span>
      ),
    }),
  };
}

/**
 * The cells of one row of the table.
 *
 * @internal
 */
export function InstallationCells(props: RowContentProps) {
  const cells = useCells(props);
  return (
    <>
      <div role="cell" className={styles.tick}>
        <TickBox item={props.row.item} tick={props.tick} />
      </div>
      {props.columns.map(({ id }) => {
        const { content, watch } = cells[id]();
        return (
          <LiveCell
            key={id}
            role={id === 'name' ? 'rowheader' : 'cell'}
            watch={watch}
          >
            {content}
          </LiveCell>
        );
      })}
    </>
  );
}
