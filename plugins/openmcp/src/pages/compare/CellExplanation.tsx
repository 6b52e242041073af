import { useApi } from '@backstage/core-plugin-api';
import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import {
  OutcomeChip,
  QuietText,
  RuleDetails,
  useProblemReason,
  useRuleTexts,
} from '../../components';
import { expectReport, useLiveQuery } from '../../live';
import { useTranslation } from '../../language';
import { columnOfReport, CompareCell, CompareColumn } from './columns';
import { CompareRow, HOST_ROW, IMAGE_ROW } from './rows';
import styles from './Matrix.module.css';

function Chips(props: { cell: CompareCell; released: boolean }) {
  const { t } = useTranslation();
  const { cell, released } = props;
  if (cell.today === cell.withPlatformMode) {
    return (
      <OutcomeChip outcome={cell.today} dimension={t('verdict.bothViews')} />
    );
  }
  return (
    <>
      <span>
        <span className={styles.chipLabel} aria-hidden>
          {t('verdict.today')}
        </span>
        <OutcomeChip outcome={cell.today} dimension={t('verdict.today')} />
      </span>
      <span>
        <span className={styles.chipLabel} aria-hidden>
          {t('verdict.withPlatformMode')}
        </span>
        <OutcomeChip
          outcome={cell.withPlatformMode}
          dimension={t('verdict.withPlatformMode')}
          conditional={!released}
        />
      </span>
    </>
  );
}

/** A rule: the sentences are asked for when somebody wants to know. */
function RuleExplanation(props: {
  row: CompareRow;
  column: CompareColumn;
  cluster?: string;
}) {
  const { t } = useTranslation();
  const problemReason = useProblemReason();
  const api = useApi(openmcpApiRef);
  const { cluster, column, row } = props;
  const { entityRef, kind, title } = column.item;
  const live = useLiveQuery<EligibilityReport>(
    JSON.stringify([kind, entityRef, cluster]),
    async (_, signal) =>
      expectReport(
        await api.checkEligibility(
          {
            ...(kind === 'tool'
              ? { tool: entityRef }
              : { provider: entityRef }),
            ...(cluster !== undefined && { cluster }),
          },
          { signal },
        ),
      ),
  );
  const answered = live.data && columnOfReport(column.item, live.data);
  const cell = answered ? answered.cells.get(row.id) : column.cells.get(row.id);
  return (
    <>
      <p className={styles.asked}>
        {row.question} <span className={styles.ruleId}>{row.id}</span>
      </p>
      {cell && (
        <div className={styles.chips}>
          <Chips cell={cell} released={column.released} />
        </div>
      )}
      {cell?.row && <RuleDetails row={cell.row} />}
      {!cell && (answered || !live.problem) && (
        <p className={styles.asked}>
          {t('compare.popover.noAnswer', { name: title })}
        </p>
      )}
      {!live.data && (
        <p className={styles.asked} role="status">
          {live.problem
            ? t('compare.problem.column', {
                name: title,
                reason: problemReason(live.problem),
              })
            : t('compare.popover.loading')}
        </p>
      )}
    </>
  );
}

/** A whole verdict: what decides it is known from the list. */
function VerdictExplanation(props: { row: CompareRow; column: CompareColumn }) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { column, row } = props;
  const { host, image, imageReason, item } = column;
  if (row.id === HOST_ROW) {
    return (
      <>
        <p className={styles.asked}>{row.label}</p>
        {host.outcome && (
          <div className={styles.chips}>
            <OutcomeChip
              outcome={host.outcome}
              dimension={t('verdict.toolAnotherWay')}
            />
          </div>
        )}
        <p className={styles.asked}>
          {host.reason
            ? ruleTexts.sentence(host.reason)
            : item.host.route && (
                <QuietText>{t(`provider.route.${item.host.route}`)}</QuietText>
              )}
        </p>
      </>
    );
  }
  const { today, withPlatformMode } = image;
  const sentences = [item.wrap.today, item.wrap.withPlatformMode].map(
    verdict => verdict?.deciding && ruleTexts.sentence(verdict.deciding),
  );
  const [now, later] = sentences;
  return (
    <>
      <p className={styles.asked}>{row.label}</p>
      {today && withPlatformMode ? (
        <>
          <div className={styles.chips}>
            <Chips
              cell={{ today, withPlatformMode, unchecked: false }}
              released={column.released}
            />
          </div>
          {now && <p className={styles.asked}>{now}</p>}
          {later && later !== now && <p className={styles.asked}>{later}</p>}
        </>
      ) : (
        <p className={styles.asked}>
          {imageReason && ruleTexts.sentence(imageReason)}
        </p>
      )}
    </>
  );
}

/**
 * What an opened cell tells.
 *
 * @internal
 */
export function CellExplanation(props: {
  row: CompareRow;
  column: CompareColumn;
  cluster?: string;
}) {
  return [HOST_ROW, IMAGE_ROW].includes(props.row.id) ? (
    <VerdictExplanation {...props} />
  ) : (
    <RuleExplanation {...props} />
  );
}
