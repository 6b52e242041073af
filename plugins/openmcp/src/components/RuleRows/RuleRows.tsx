import { ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../language';
import { onRuleKey } from './onRuleKey';
import { isSplit, RuleRow } from './pairRules';
import { RuleRowLine } from './RuleRowLine';
import styles from './RuleRows.module.css';

/**
 * Properties of {@link RuleRows}.
 *
 * @internal
 */
export interface RuleRowsProps {
  /** Name of the table for screen readers. */
  label: string;
  rows: readonly RuleRow[];
  /** A released version has platform mode, so nothing is conditional. */
  released?: boolean;
  /** The results are older than the backend's limit. */
  stale?: boolean;
  /** Rules that are open until the reader closes them. */
  openAtFirst?: readonly string[];
  /** Opened and focused. */
  chosen?: string;
  /** Told which rule the reader opened, or undefined for one that was closed. */
  onChoose?: (ruleId: string | undefined) => void;
  /** What a cluster decided differently than the declarations alone. */
  changedBy?: { cluster: string; ruleIds: ReadonlySet<string> };
  /** What stands below the details of an opened rule. */
  more?: (row: RuleRow) => ReactNode;
}

/**
 * Answers of rules, one row each: the question, and what is true in both views in
 * one cell or in two. Opened, a row tells the sentence, what it rests on, and who
 * can do something about it.
 *
 * @internal
 */
export function RuleRows(props: RuleRowsProps) {
  const { t } = useTranslation();
  const { changedBy, chosen, onChoose, rows } = props;
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(() => {
    // It stays open when another rule is chosen.
    if (chosen !== undefined) {
      setToggled(current => ({ ...current, [chosen]: true }));
    }
  }, [chosen]);
  const hasTwoViews = rows.some(row => row.withPlatformMode);
  const columns = rows.some(isSplit) ? 2 : 1;
  const isOpen = (ruleId: string) =>
    toggled[ruleId] ??
    (ruleId === chosen || Boolean(props.openAtFirst?.includes(ruleId)));
  return (
    // The keys only move between the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="table"
      aria-label={props.label}
      className={styles.table}
      data-columns={columns}
      onKeyDown={onRuleKey}
    >
      <div role="rowgroup">
        <div role="row" className={`${styles.row} ${styles.head}`}>
          <div role="columnheader" className={styles.cell}>
            {t('rules.rule')}
          </div>
          {columns === 2 ? (
            <>
              <div role="columnheader" className={styles.cell}>
                {t('verdict.today')}
              </div>
              <div role="columnheader" className={styles.cell}>
                {t('verdict.withPlatformMode')}
              </div>
            </>
          ) : (
            <div role="columnheader" className={styles.cell}>
              {hasTwoViews ? t('verdict.bothViews') : t('rules.answer')}
            </div>
          )}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map(row => (
          <RuleRowLine
            key={row.ruleId}
            row={row}
            columns={columns}
            open={isOpen(row.ruleId)}
            focused={row.ruleId === chosen}
            released={props.released}
            stale={props.stale}
            changedBy={
              changedBy?.ruleIds.has(row.ruleId) ? changedBy.cluster : undefined
            }
            more={isOpen(row.ruleId) && props.more?.(row)}
            onToggle={() => {
              const open = !isOpen(row.ruleId);
              setToggled(current => ({ ...current, [row.ruleId]: open }));
              if (open || row.ruleId === chosen) {
                onChoose?.(open ? row.ruleId : undefined);
              }
            }}
          />
        ))}
      </div>
    </div>
  );
}
