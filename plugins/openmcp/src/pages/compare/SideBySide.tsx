import { Link } from 'react-router-dom';
import {
  EligibilityRuleResult,
  Outcome,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  HypotheticalMark,
  OutcomeChip,
  QuietText,
  useProblemReason,
  useRuleTexts,
} from '../../components';
import { useTranslation } from '../../language';
import { useProviderAddress } from '../common';
import { CompareColumn } from './columns';
import { answersOf, CompareRow, HOST_ROW, IMAGE_ROW } from './rows';
import styles from './SideBySide.module.css';

function View(props: {
  label?: string;
  dimension: string;
  outcome: Outcome;
  conditional?: boolean;
  unchecked?: boolean;
  result?: EligibilityRuleResult;
  /** Said in place of the sentence of a result. */
  sentence?: string;
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { label, result, sentence, unchecked } = props;
  return (
    <div className={styles.view}>
      {label && (
        <span className={styles.label} aria-hidden>
          {label}
        </span>
      )}
      <span className={styles.chip}>
        <OutcomeChip
          outcome={props.outcome}
          dimension={props.dimension}
          conditional={props.conditional}
          stale={unchecked}
        />{' '}
        {unchecked && <QuietText>{t('compare.unchecked')}</QuietText>}
      </span>
      {(sentence || result) && (
        <span className={styles.sentence}>
          {sentence ?? (result && ruleTexts.sentence(result))}
        </span>
      )}
    </div>
  );
}

function useVerdictSentences(column: CompareColumn, row: CompareRow) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { host, wrap } = column.item;
  if (row.id === HOST_ROW) {
    const route = host.route && t(`provider.route.${host.route}`);
    return { today: route, later: route };
  }
  if (row.id === IMAGE_ROW) {
    const [today, later] = [wrap.today, wrap.withPlatformMode].map(
      verdict => verdict?.deciding && ruleTexts.sentence(verdict.deciding),
    );
    return { today, later };
  }
  return {};
}

function Cell(props: { row: CompareRow; column: CompareColumn }) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { column, row } = props;
  const answers = answersOf(column, row.id);
  const said = column.cells.get(row.id)?.row;
  const sentences = useVerdictSentences(column, row);
  switch (answers.state) {
    case 'split':
      return (
        <div className={styles.pair}>
          <View
            label={t('verdict.today')}
            dimension={t('verdict.today')}
            outcome={answers.today}
            result={said?.today}
            sentence={sentences.today}
          />
          <View
            label={t('verdict.withPlatformMode')}
            dimension={t('verdict.withPlatformMode')}
            outcome={answers.withPlatformMode}
            conditional={!column.released}
            result={said?.withPlatformMode}
            sentence={sentences.later}
          />
        </div>
      );
    case 'both':
    case 'one':
      return (
        <View
          dimension={
            answers.state === 'both'
              ? t('verdict.bothViews')
              : t('verdict.toolAnotherWay')
          }
          outcome={answers.outcome}
          unchecked={answers.unchecked}
          result={said?.today}
          sentence={sentences.today}
        />
      );
    case 'missing':
      return (
        <QuietText title={t('compare.notRead')}>{t('time.unknown')}</QuietText>
      );
    default: {
      const reason =
        row.id === HOST_ROW ? column.host.reason : column.imageReason;
      return (
        <QuietText>
          {reason ? ruleTexts.sentence(reason) : t('compare.notApplicable')}
        </QuietText>
      );
    }
  }
}

/**
 * Up to four providers beside each other, each rule with its sentences.
 *
 * @internal
 */
export function SideBySide(props: {
  rows: readonly CompareRow[];
  columns: readonly CompareColumn[];
  /** Ids of the rows in which the columns differ. */
  differing: ReadonlySet<string>;
  /** Name of the table for screen readers. */
  label: string;
}) {
  const { t } = useTranslation();
  const addressOf = useProviderAddress();
  const problemReason = useProblemReason();
  const { columns, differing, label, rows } = props;
  return (
    <table
      className={styles.table}
      aria-label={label}
      data-columns={columns.length}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.ruleColumn}>
            {t('compare.rule')}
          </th>
          {columns.map(({ findings, item, problem }) => (
            <th key={item.entityRef} scope="col">
              <Link className={styles.name} to={addressOf(item.entityRef)}>
                {item.title}
              </Link>{' '}
              {item.hypothetical && (
                <HypotheticalMark standsFor={item.standsFor} />
              )}
              {problem && (
                <span className={styles.problem}>
                  {t('compare.problem.column', {
                    name: item.title,
                    reason: problemReason(problem),
                  })}
                </span>
              )}
              {!problem && findings > 0 && (
                <span className={styles.problem}>
                  {t('compare.problem.findings', {
                    name: item.title,
                    count: findings,
                  })}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id} data-differs={differing.has(row.id)}>
            <th scope="row" className={styles.rule}>
              {row.question ? (
                <>
                  {row.question}{' '}
                  <span className={styles.ruleId}>{row.label}</span>
                </>
              ) : (
                <strong>{row.label}</strong>
              )}
              {differing.has(row.id) && (
                <span className={styles.differs}>{t('compare.differs')}</span>
              )}
            </th>
            {columns.map(column => (
              <td key={column.item.entityRef}>
                <Cell row={row} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
