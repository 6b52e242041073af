import { ReactNode, useEffect, useId, useRef } from 'react';
import { RiArrowDownSLine, RiArrowRightSLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { OutcomeChip } from '../OutcomeChip';
import { QuietText } from '../QuietText';
import { RULE_BUTTON } from './onRuleKey';
import { isSplit, RuleRow } from './pairRules';
import { RuleDetails } from './RuleDetails';
import { useRuleTexts } from './useRuleTexts';
import styles from './RuleRows.module.css';

/**
 * Properties of {@link RuleRowLine}.
 *
 * @internal
 */
export interface RuleRowLineProps {
  row: RuleRow;
  /** How many columns the table has for outcomes. */
  columns: 1 | 2;
  open: boolean;
  /** Takes the focus when it becomes true. */
  focused: boolean;
  onToggle: () => void;
  released?: boolean;
  stale?: boolean;
  /** Name of the cluster that changed the answer. */
  changedBy?: string;
  /** Stands below the details of the opened rule. */
  more?: ReactNode;
}

/**
 * One rule with its answers.
 *
 * @internal
 */
export function RuleRowLine(props: RuleRowLineProps) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const detailsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { changedBy, columns, focused, open, released, row, stale } = props;
  const { today, withPlatformMode } = row;
  useEffect(() => {
    // Whoever opened the row is already there.
    if (focused && button.current !== document.activeElement) {
      button.current?.focus({ preventScroll: true });
      button.current?.scrollIntoView?.({ block: 'center' });
    }
  }, [focused]);

  const split = isSplit(row);
  const mark = changedBy && (
    <span className={styles.changed}>
      {t('rules.byCluster', { cluster: changedBy })}
    </span>
  );
  const label = withPlatformMode ? t('verdict.bothViews') : t('rules.answer');
  return (
    <>
      <div role="row" className={styles.row} data-open={open}>
        <div role="rowheader" className={styles.cell}>
          <button
            ref={button}
            type="button"
            className={styles.disclosure}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={props.onToggle}
            {...{ [RULE_BUTTON]: '' }}
          >
            {open ? (
              <RiArrowDownSLine size={16} aria-hidden />
            ) : (
              <RiArrowRightSLine size={16} aria-hidden />
            )}
            <span>
              {ruleTexts.question(row)}{' '}
              <span className={styles.ruleId}>{row.ruleId}</span>
            </span>
          </button>
        </div>
        {split && withPlatformMode ? (
          <>
            <div role="cell" className={styles.cell}>
              <span className={styles.view} aria-hidden>
                {t('verdict.today')}
              </span>
              <OutcomeChip
                outcome={today.outcome}
                dimension={t('verdict.today')}
                stale={stale}
              />
              {mark}
            </div>
            <div role="cell" className={styles.cell}>
              <span className={styles.view} aria-hidden>
                {t('verdict.withPlatformMode')}
              </span>
              <OutcomeChip
                outcome={withPlatformMode.outcome}
                dimension={t('verdict.withPlatformMode')}
                conditional={!released}
                stale={stale}
              />
            </div>
          </>
        ) : (
          <div
            role="cell"
            aria-colspan={columns}
            className={`${styles.cell} ${styles.joined}`}
          >
            <OutcomeChip
              outcome={today.outcome}
              dimension={label}
              stale={stale}
            />
            {mark}
            {today.outcome !== 'ok' && !open && (
              <span className={styles.short}>{ruleTexts.sentence(today)}</span>
            )}
            {today.outcome === 'ok' && today.notes.length > 0 && (
              <span className={styles.short}>
                <QuietText>
                  {today.notes.map(ruleTexts.sentence).join(' ')}
                </QuietText>
              </span>
            )}
          </div>
        )}
      </div>
      {open && (
        <div role="row" className={styles.detailsRow} id={detailsId}>
          <div role="cell" aria-colspan={columns + 1}>
            <RuleDetails row={row}>{props.more}</RuleDetails>
          </div>
        </div>
      )}
    </>
  );
}
