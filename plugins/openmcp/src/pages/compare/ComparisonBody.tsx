import { useMemo } from 'react';
import useMediaQuery from '@material-ui/core/useMediaQuery';
import { Button } from '@backstage/ui';
import { NARROW, RegionMessage } from '../../components';
import { useTranslation } from '../../language';
import { CompareColumn, CompareRule } from './columns';
import { Matrix } from './Matrix';
import { NarrowComparison } from './NarrowComparison';
import { CompareRow, ruleRow } from './rows';
import { SideBySide } from './SideBySide';
import { CompareQuery } from './useCompareQuery';

/**
 * The comparison itself: the matrix, or a few side by side, or one at a time.
 *
 * @internal
 */
export function ComparisonBody(props: {
  rules: readonly CompareRule[];
  columns: readonly CompareColumn[];
  /** The rows that are shown outside of the matrix. */
  rows: readonly CompareRow[];
  differing: ReadonlySet<string>;
  query: CompareQuery;
  setQuery: (change: Partial<CompareQuery>) => void;
  label: string;
}) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW);
  const { columns, differing, query, rows, rules, setQuery } = props;
  const narrowRows = useMemo(() => {
    const known = new Set(rows.map(({ id }) => id));
    return query.chosen.length > 0
      ? rows
      : [...rows, ...rules.map(ruleRow).filter(({ id }) => !known.has(id))];
  }, [query.chosen.length, rows, rules]);
  if (isNarrow) {
    return <NarrowComparison rows={narrowRows} columns={columns} />;
  }
  if (query.chosen.length === 0) {
    return <Matrix rules={rules} columns={columns} cluster={query.cluster} />;
  }
  return (
    <>
      <SideBySide
        rows={rows}
        columns={columns}
        differing={differing}
        label={props.label}
      />
      {query.differ && columns.length > 1 && differing.size === 0 && (
        <RegionMessage sentence={t('compare.nothingDiffers')}>
          <Button
            size="small"
            variant="secondary"
            onPress={() => setQuery({ differ: false })}
          >
            {t('compare.showAllRules')}
          </Button>
        </RegionMessage>
      )}
    </>
  );
}
