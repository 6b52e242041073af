import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Select } from '@backstage/ui';
import {
  HypotheticalMark,
  OutcomeChip,
  QuietText,
  RegionMessage,
  useProblemReason,
  useRuleTexts,
} from '../../components';
import { useTranslation } from '../../language';
import { useProviderAddress } from '../common';
import { CompareColumn } from './columns';
import { answersOf, CompareRow, HOST_ROW } from './rows';
import styles from './NarrowComparison.module.css';

function Answer(props: { row: CompareRow; column: CompareColumn }) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { column, row } = props;
  const answers = answersOf(column, row.id);
  if (answers.state === 'split') {
    return (
      <span className={styles.pair}>
        <span>
          <QuietText>{t('verdict.today')}</QuietText>{' '}
          <OutcomeChip outcome={answers.today} dimension={t('verdict.today')} />
        </span>
        <span>
          <QuietText>{t('verdict.withPlatformMode')}</QuietText>{' '}
          <OutcomeChip
            outcome={answers.withPlatformMode}
            dimension={t('verdict.withPlatformMode')}
            conditional={!column.released}
          />
        </span>
      </span>
    );
  }
  if (answers.state === 'both' || answers.state === 'one') {
    return (
      <span>
        <OutcomeChip
          outcome={answers.outcome}
          dimension={
            answers.state === 'both' ? t('verdict.bothViews') : row.label
          }
          stale={answers.unchecked}
        />{' '}
        {answers.unchecked && <QuietText>{t('compare.unchecked')}</QuietText>}
      </span>
    );
  }
  const reason = row.id === HOST_ROW ? column.host.reason : column.imageReason;
  return (
    <QuietText>
      {reason ? ruleTexts.sentence(reason) : t('compare.notApplicable')}
    </QuietText>
  );
}

/**
 * One provider at a time, where columns have no room.
 *
 * @internal
 */
export function NarrowComparison(props: {
  rows: readonly CompareRow[];
  columns: readonly CompareColumn[];
}) {
  const { t } = useTranslation();
  const addressOf = useProviderAddress();
  const problemReason = useProblemReason();
  const { columns, rows } = props;
  const [chosen, setChosen] = useState<string>();
  const column =
    columns.find(({ item }) => item.entityRef === chosen) ?? columns[0];
  if (!column) {
    return null;
  }
  const { entityRef, hypothetical, standsFor, title } = column.item;
  return (
    <div className={styles.narrow}>
      <Select
        label={t('compare.narrow.choose')}
        options={columns.map(({ item }) => ({
          id: item.entityRef,
          label: item.title,
        }))}
        value={entityRef}
        onChange={value => setChosen(String(value))}
      />
      {hypothetical && <HypotheticalMark standsFor={standsFor} />}
      {column.problem ? (
        <RegionMessage
          sentence={t('compare.problem.column', {
            name: title,
            reason: problemReason(column.problem),
          })}
        />
      ) : (
        <ul
          className={styles.rules}
          aria-label={t('compare.narrow.list', { name: title })}
        >
          {rows.map(row => (
            <li key={row.id} className={styles.rule}>
              {row.question ? (
                <Link
                  className={styles.link}
                  to={`${addressOf(entityRef)}?${new URLSearchParams({
                    rule: row.id,
                  })}`}
                >
                  {row.question}
                </Link>
              ) : (
                <strong>{row.label}</strong>
              )}
              <Answer row={row} column={column} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
