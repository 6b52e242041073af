import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Popover } from '@backstage/ui';
import { useTranslation } from '../../language';
import { useProviderAddress } from '../common';
import { CellExplanation } from './CellExplanation';
import { CompareColumn } from './columns';
import { CompareRow } from './rows';
import styles from './Matrix.module.css';

/**
 * Explains one cell: the sentences of both views, and what can be done.
 *
 * @internal
 */
export function CellPopover(props: {
  row: CompareRow;
  column: CompareColumn;
  cluster?: string;
  findCell: () => HTMLElement | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const addressOf = useProviderAddress();
  const { cluster, column, findCell, onClose, row } = props;
  const trigger = useRef<HTMLElement>();
  trigger.current = findCell();
  const anchor = useMemo(
    () => ({
      get current() {
        return trigger.current ?? null;
      },
    }),
    [],
  );
  const name = column.item.title;
  const search = new URLSearchParams(cluster === undefined ? {} : { cluster });
  if (row.question !== undefined) {
    search.set('rule', row.id);
  }
  return (
    <Popover
      key={`${row.id} ${column.item.entityRef}`}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      triggerRef={anchor}
      placement="bottom"
      aria-label={t('compare.popover.label', { rule: row.label, name })}
      className={styles.popover}
    >
      <div className={styles.explanation}>
        <h2 className={styles.popoverTitle}>{name}</h2>
        <CellExplanation row={row} column={column} cluster={cluster} />
        <Link
          className={styles.link}
          to={`${addressOf(column.item.entityRef)}?${search}`}
        >
          {row.question === undefined
            ? t('compare.popover.openProvider', { name })
            : t('compare.popover.open', { name })}
        </Link>
      </div>
    </Popover>
  );
}
