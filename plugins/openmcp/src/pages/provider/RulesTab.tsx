import { useState } from 'react';
import {
  EligibilityReport,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { RiArrowDownSLine, RiArrowRightSLine } from '@remixicon/react';
import {
  isSplit,
  onRuleKey,
  RegionMessage,
  RuleRow,
  RuleRows,
  RuleRowsProps,
  useRuleTexts,
} from '../../components';
import { useTranslation } from '../../language';
import { ReportChanges } from './compareReports';
import { CycleLink } from './CycleLink';
import { ProviderQuery } from './useProviderQuery';
import styles from './ProviderPage.module.css';

/**
 * The rules by what platform mode does to them: what it would change, what stays
 * even then, and what is fine either way.
 *
 * @internal
 */
export function RulesTab(props: {
  item: ProviderItem;
  report: EligibilityReport;
  rows: readonly RuleRow[];
  query: ProviderQuery;
  setQuery: (change: Partial<ProviderQuery>) => void;
  released: boolean;
  stale: boolean;
  changedBy?: { cluster: string; changes: ReportChanges };
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { changedBy, query, released, report, rows, setQuery, stale } = props;
  const { applicable, reason } = report.wrap;
  const changing = rows.filter(isSplit);
  const same = rows.filter(row => !isSplit(row));
  const staying = same.filter(row => row.today.outcome !== 'ok');
  const fine = same.filter(row => row.today.outcome === 'ok');
  const isChosenFine = fine.some(row => row.ruleId === query.rule);
  const [showsFine, setShowsFine] = useState<boolean>();
  const fineShown = showsFine ?? isChosenFine;
  if (rows.length === 0) {
    return (
      <RegionMessage
        sentence={
          !applicable && reason
            ? ruleTexts.sentence(reason)
            : t('provider.noRules')
        }
      />
    );
  }
  const shared: Omit<RuleRowsProps, 'label' | 'rows'> = {
    released,
    stale,
    chosen: query.rule,
    onChoose: rule => setQuery({ rule }),
    more: row => (
      <CycleLink
        row={row}
        entityRef={props.item.entityRef}
        cluster={query.cluster}
      />
    ),
    changedBy: changedBy && {
      cluster: changedBy.cluster,
      ruleIds: changedBy.changes.ruleIds,
    },
    // What nothing would cure is what people come to read.
    openAtFirst: rows
      .filter(row => row.withPlatformMode?.outcome === 'blocked')
      .map(row => row.ruleId),
  };
  const number = (group: readonly RuleRow[]) => ({
    number: String(group.length),
  });
  const changingTitle = t(
    released ? 'provider.groups.changesReleased' : 'provider.groups.changes',
    number(changing),
  );
  const stayingTitle = t(
    changing.length > 0 ? 'provider.groups.stays' : 'provider.groups.same',
    number(staying),
  );
  return (
    <div className={styles.groups} data-rule-area>
      {changing.length > 0 && (
        <div>
          <h2 className={styles.group}>{changingTitle}</h2>
          <RuleRows {...shared} label={changingTitle} rows={changing} />
        </div>
      )}
      {staying.length > 0 && (
        <div>
          <h2 className={styles.group}>{stayingTitle}</h2>
          <RuleRows {...shared} label={stayingTitle} rows={staying} />
        </div>
      )}
      {fine.length > 0 && (
        <div>
          <h2 className={styles.group}>
            <button
              type="button"
              className={styles.disclosure}
              aria-expanded={fineShown}
              data-rule-button
              onClick={() => setShowsFine(!fineShown)}
              onKeyDown={onRuleKey}
            >
              {fineShown ? (
                <RiArrowDownSLine size={16} aria-hidden />
              ) : (
                <RiArrowRightSLine size={16} aria-hidden />
              )}
              {t('provider.groups.fine', number(fine))}
            </button>
          </h2>
          {fineShown && (
            <RuleRows
              {...shared}
              label={t('provider.groups.fine', number(fine))}
              rows={fine}
            />
          )}
        </div>
      )}
    </div>
  );
}
