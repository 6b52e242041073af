import { useMemo } from 'react';
import { ProviderList } from '@openmcp/backstage-plugin-openmcp-common';
import { RiWifiOffLine } from '@remixicon/react';
import {
  Banner,
  CardBoundary,
  joinInWords,
  PageHead,
  PageHeading,
  ProblemActions,
} from '../../components';
import { downloadCsv } from '../../export';
import { useTranslation } from '../../language';
import { ClustersNotRead, useClusters, useProblemText } from '../common';
import { CompareRule } from './columns';
import { CompareActions } from './CompareActions';
import { CompareControls } from './CompareControls';
import { comparisonCsv } from './comparisonCsv';
import { ComparisonBody } from './ComparisonBody';
import { differs, groupRules } from './groupRules';
import { CompareRow, HOST_ROW, IMAGE_ROW, ruleRow } from './rows';
import { selectItems } from './selectItems';
import { useCompareQuery } from './useCompareQuery';
import { useComparison } from './useComparison';

/** The rules in the order of the list; an older backend tells only their names. */
function rulesOf(list: ProviderList): CompareRule[] {
  const rules = new Map<string, CompareRule>(
    (list.rules ?? []).map(rule => [rule.ruleId, rule]),
  );
  for (const { rules: answered = [] } of list.items) {
    for (const { ruleId } of answered) {
      rules.set(ruleId, rules.get(ruleId) ?? { ruleId, question: '' });
    }
  }
  return [...rules.values()];
}

function useTitle(list: ProviderList, titles: readonly string[]) {
  const { t } = useTranslation();
  const { query } = useCompareQuery();
  if (query.chosen.length > 0) {
    return t('compare.title.chosen', {
      count: titles.length,
      name: joinInWords(t, titles),
    });
  }
  return query.of === 'all' || !list.items.some(({ tool }) => tool)
    ? t('compare.title.all', { count: titles.length })
    : t('compare.title.tools', { count: titles.length });
}

/**
 * The comparison once there is something to compare.
 *
 * @internal
 */
export function LoadedComparison(props: { list: ProviderList }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { list } = props;
  const { query, setQuery } = useCompareQuery();
  const clusters = useClusters();
  const { chosen, cluster, differ, of } = query;
  const { items, missing } = useMemo(
    () => selectItems(list.items, { chosen, of }),
    [list.items, chosen, of],
  );
  const rules = useMemo(() => rulesOf(list), [list]);
  const { columns, isAnswered, reports } = useComparison({
    list,
    items,
    cluster,
    asks: chosen.length > 0 || cluster !== undefined,
  });
  const title = useTitle(
    list,
    items.map(item => item.title),
  );

  const { differing, rows } = useMemo(() => {
    const { changing, fine, same } = groupRules(rules, columns);
    const ordered = [...changing, ...same, ...fine];
    const different = new Set(
      ordered
        .filter(({ ruleId }) => differs(ruleId, columns))
        .map(({ ruleId }) => ruleId),
    );
    const isShown = ({ ruleId }: CompareRule) =>
      !differ ||
      chosen.length === 0 ||
      columns.length < 2 ||
      different.has(ruleId);
    const verdicts: CompareRow[] = [
      { id: IMAGE_ROW, label: t('compare.image') },
      { id: HOST_ROW, label: t('compare.host') },
    ];
    return {
      differing: different,
      rows: [...verdicts, ...ordered.filter(isShown).map(ruleRow)],
    };
  }, [rules, columns, differ, chosen.length, t]);

  return (
    <>
      <PageHead>
        <PageHeading>{title}</PageHeading>
        <CompareActions
          onExport={() =>
            downloadCsv(
              t('compare.csv.file'),
              comparisonCsv(t, rows, columns, chosen.length > 0),
            )
          }
        />
      </PageHead>
      <CompareControls
        items={list.items}
        clusters={clusters.data?.items ?? []}
        query={query}
        setQuery={setQuery}
        checking={!isAnswered && !reports.problem}
      />
      <ClustersNotRead live={clusters} />
      {missing.length > 0 && (
        <Banner family="warning" icon={<RiWifiOffLine size={16} aria-hidden />}>
          {t('compare.notThere', { names: missing.join(', ') })}
        </Banner>
      )}
      {reports.problem && (
        <Banner
          announced
          family="negative"
          icon={<RiWifiOffLine size={16} aria-hidden />}
          actions={
            <ProblemActions
              problem={reports.problem}
              onTryAgain={reports.tryAgain}
            />
          }
        >
          {cluster !== undefined && !reports.data
            ? t('compare.problem.onCluster', {
                cluster,
                ...problemText(reports.problem),
              })
            : t('problem.comparisonKept', {
                ...problemText(reports.problem, reports.answeredAt),
              })}
        </Banner>
      )}
      {items.length > 0 && (
        <CardBoundary>
          <ComparisonBody
            rules={rules}
            columns={columns}
            rows={rows}
            differing={differing}
            query={query}
            setQuery={setQuery}
            label={title}
          />
        </CardBoundary>
      )}
    </>
  );
}
