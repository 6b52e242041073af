import { outcomeSeverity } from '../../components';
import { CompareColumn, CompareRule, isSplitCell } from './columns';

/**
 * The rules of a comparison by what platform mode does to them, worst first.
 *
 * @internal
 */
export interface RuleGroups {
  /** Platform mode would change the answer of at least one column. */
  changing: CompareRule[];
  /** The same in both views, and not fine everywhere. */
  same: CompareRule[];
  /** Fine in both views of every column that was asked. */
  fine: CompareRule[];
}

/** How bad the answers of a rule are, then how many are as bad. */
function badness(rule: CompareRule, columns: readonly CompareColumn[]) {
  const all = columns.flatMap(({ cells }) => {
    const cell = cells.get(rule.ruleId);
    return cell
      ? [
          Math.max(
            outcomeSeverity(cell.today),
            outcomeSeverity(cell.withPlatformMode),
          ),
        ]
      : [];
  });
  const worst = Math.max(0, ...all);
  return { worst, count: all.filter(each => each === worst).length };
}

/**
 * Puts the rules into groups.
 *
 * @internal
 */
export function groupRules(
  rules: readonly CompareRule[],
  columns: readonly CompareColumn[],
): RuleGroups {
  const ranked = rules
    .map(rule => ({ rule, ...badness(rule, columns) }))
    .sort(
      (left, right) => right.worst - left.worst || right.count - left.count,
    );
  const splits = (ruleId: string) =>
    columns.some(({ cells }) => {
      const cell = cells.get(ruleId);
      return cell !== undefined && isSplitCell(cell);
    });
  const changing = ranked.filter(({ rule }) => splits(rule.ruleId));
  const others = ranked.filter(each => !changing.includes(each));
  return {
    changing: changing.map(({ rule }) => rule),
    same: others.filter(({ worst }) => worst > 0).map(({ rule }) => rule),
    fine: others.filter(({ worst }) => worst === 0).map(({ rule }) => rule),
  };
}

/**
 * Whether the columns that were asked give different answers to a rule.
 *
 * @internal
 */
export function differs(
  ruleId: string,
  columns: readonly CompareColumn[],
): boolean {
  const answers = columns
    .filter(({ problem }) => !problem)
    .map(({ cells }) => {
      const cell = cells.get(ruleId);
      return cell && `${cell.today} ${cell.withPlatformMode}`;
    });
  return new Set(answers).size > 1;
}
