import { useCallback, useMemo, useRef, useState } from 'react';
import { RiArrowDownSLine, RiArrowRightSLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { CellPopover } from './CellPopover';
import { CompareColumn, CompareRule } from './columns';
import { groupRules } from './groupRules';
import { Legend } from './Legend';
import { MatrixHead } from './MatrixHead';
import { MatrixRow } from './MatrixRow';
import { CompareRow, HOST_ROW, IMAGE_ROW, ruleRow } from './rows';
import { CellPlace, useMatrixKeys } from './useMatrixKeys';
import { useDrawnColumns } from './useDrawnColumns';
import styles from './Matrix.module.css';

interface Group {
  id: string;
  title: string;
  rows: CompareRow[];
}

function useGroups(
  rules: readonly CompareRule[],
  columns: readonly CompareColumn[],
) {
  const { t } = useTranslation();
  return useMemo(() => {
    const { changing, fine, same } = groupRules(rules, columns);
    const groups: Group[] = [
      {
        id: 'verdicts',
        title: t('compare.verdicts'),
        rows: [
          { id: IMAGE_ROW, label: t('compare.image') },
          { id: HOST_ROW, label: t('compare.host') },
        ],
      },
      {
        id: 'changing',
        title: t('compare.changing', { count: changing.length }),
        rows: changing.map(ruleRow),
      },
      {
        id: 'same',
        title: t('compare.same', { count: same.length + fine.length }),
        rows: same.map(ruleRow),
      },
    ];
    return {
      groups: groups.filter(({ rows }) => rows.length > 0),
      fine: fine.map(ruleRow),
    };
  }, [rules, columns, t]);
}

/**
 * The outcomes of all rules about many providers: rules as rows, providers as
 * columns. Each cell can be asked why.
 *
 * @internal
 */
export function Matrix(props: {
  rules: readonly CompareRule[];
  columns: readonly CompareColumn[];
  cluster?: string;
}) {
  const { t } = useTranslation();
  const { cluster, columns, rules } = props;
  const { fine, groups } = useGroups(rules, columns);
  const [showsFine, setShowsFine] = useState(false);
  const [open, setOpen] = useState<CellPlace>();
  const area = useRef<HTMLDivElement>(null);
  const drawn = useDrawnColumns(columns, area);

  const shownRows = useMemo(
    () => [...groups.flatMap(({ rows }) => rows), ...(showsFine ? fine : [])],
    [groups, fine, showsFine],
  );
  const rowIds = useMemo(() => shownRows.map(({ id }) => id), [shownRows]);
  const columnIds = useMemo(
    () => columns.map(({ item }) => item.entityRef),
    [columns],
  );
  const { reveal } = drawn;
  const keys = useMatrixKeys(
    rowIds,
    columnIds,
    useCallback(({ column }: { column: number }) => reveal(column), [reveal]),
  );
  const { setActive } = keys;
  const onOpen = useCallback(
    (place: CellPlace) => {
      setActive(place);
      setOpen(place);
    },
    [setActive],
  );
  const rowOf = (row: CompareRow) => (
    <MatrixRow
      key={row.id}
      row={row}
      columns={drawn.columns}
      before={drawn.before}
      after={drawn.after}
      activeColumn={row.id === keys.active.row ? keys.active.column : undefined}
      onFocus={setActive}
      onOpen={onOpen}
    />
  );
  const openColumn = columns.find(
    ({ item }) => item.entityRef === open?.column,
  );
  const openRow = shownRows.find(({ id }) => id === open?.row);
  return (
    <>
      <div
        ref={area}
        className={styles.area}
        role="region"
        aria-label={t('compare.area')}
        // It scrolls, so the keyboard must be able to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {/* The keys only move between the buttons inside. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table
          ref={keys.area}
          className={styles.matrix}
          aria-label={t('compare.table', {
            rules: String(rules.length),
            columns: String(columns.length),
          })}
          onKeyDown={event => {
            // The explanation gets the focus only after it was drawn.
            if (event.key === 'Escape' && open) {
              setOpen(undefined);
              event.preventDefault();
            } else {
              keys.onKeyDown(event);
            }
          }}
        >
          <MatrixHead
            columns={drawn.columns}
            before={drawn.before}
            after={drawn.after}
          />
          {groups.map(({ id, rows, title }) => (
            <tbody key={id}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className={styles.group}
                >
                  <span className={styles.groupText}>{title}</span>
                </th>
              </tr>
              {rows.map(rowOf)}
            </tbody>
          ))}
          {fine.length > 0 && (
            <tbody>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className={styles.group}
                >
                  <button
                    type="button"
                    className={styles.disclosure}
                    aria-expanded={showsFine}
                    onClick={() => setShowsFine(!showsFine)}
                  >
                    {showsFine ? (
                      <RiArrowDownSLine size={16} aria-hidden />
                    ) : (
                      <RiArrowRightSLine size={16} aria-hidden />
                    )}
                    {t('compare.fine', { count: fine.length })}
                  </button>
                </th>
              </tr>
              {showsFine && fine.map(rowOf)}
            </tbody>
          )}
        </table>
      </div>
      <Legend />
      {open && openColumn && openRow && (
        <CellPopover
          row={openRow}
          column={openColumn}
          cluster={cluster}
          findCell={() => keys.findCell(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
