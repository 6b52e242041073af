import { CSSProperties, memo, useCallback, useSyncExternalStore } from 'react';
import { InstallationRows } from './InstallationRows';
import { InstallationCells } from './InstallationCells';
import { InstallationLines } from './InstallationLines';
import { useTranslation } from '../../language';
import { useInstallationAddress } from '../common';
import { ListColumn, ListLayout } from './columns';
import styles from './InstallationRow.module.css';

/**
 * Properties of {@link InstallationRow}.
 *
 * @internal
 */
export interface InstallationRowProps {
  rows: InstallationRows;
  id: string;
  /** Position in the list, from 0. */
  index: number;
  count: number;
  /** Distance from the top of the list in pixels. */
  top: number;
  height: number;
  layout: ListLayout;
  /** Whether the link of this row is the tab stop of the list. */
  isTabStop: boolean;
  /** Our own backend is silent: nothing here is confirmed. */
  silent: boolean;
  addressOf: ReturnType<typeof useInstallationAddress>;
  columns: readonly ListColumn[];
  isTicked: boolean;
  onTick: (id: string) => void;
  /** Title of the provider; undefined when not known. */
  provider?: string;
  /** Position among all lines of the list, heads of groups included, from 0. */
  line: number;
}

/**
 * One installation in the list. It renders again only when its own content or
 * position changes.
 *
 * @internal
 */
export const InstallationRow = memo((props: InstallationRowProps) => {
  const { t } = useTranslation();
  const { id, index, layout, rows } = props;
  const row = useSyncExternalStore(
    useCallback(listener => rows.listenToRow(id, listener), [rows, id]),
    () => rows.getRow(id),
  );
  if (!row) {
    return null;
  }
  const { cluster, kind, name } = row.item;
  const style: CSSProperties = {
    height: props.height,
    transform: `translateY(${props.top}px)`,
  };
  const content = {
    row,
    layout,
    silent: props.silent,
    columns: props.columns,
    provider: props.provider,
    tick: { isTicked: props.isTicked, onTick: () => props.onTick(id) },
    link: {
      to: props.addressOf(row.item),
      tabIndex: props.isTabStop ? 0 : -1,
      'aria-label': t('installations.link', { name, kind, cluster }),
    },
  };
  const leaving = row.leaving ? styles.leaving : '';
  if (layout === 'list') {
    return (
      <div
        role="listitem"
        aria-posinset={index + 1}
        aria-setsize={props.count}
        className={`${styles.row} ${styles.listRow} ${leaving}`}
        data-row-id={id}
        style={style}
      >
        <InstallationLines {...content} />
      </div>
    );
  }
  return (
    <div
      role="row"
      aria-rowindex={props.line + 2}
      data-ticked={props.isTicked || undefined}
      className={`${styles.row} ${leaving}`}
      data-layout={layout}
      data-row-id={id}
      style={style}
    >
      <InstallationCells {...content} />
    </div>
  );
});
