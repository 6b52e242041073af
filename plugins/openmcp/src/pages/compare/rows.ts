import { Outcome } from '@openmcp/backstage-plugin-openmcp-common';
import { CompareColumn, CompareRule } from './columns';

/** Ids of the rows that stand for a whole verdict; no rule has such a name. */
export const IMAGE_ROW = ':image';
export const HOST_ROW = ':host';

/**
 * One line of the comparison: a rule, or a whole verdict.
 *
 * @internal
 */
export interface CompareRow {
  id: string;
  /** Name of the rule, or of the verdict. */
  label: string;
  /** What the rule asks; missing for a verdict. */
  question?: string;
}

/**
 * What a cell says: one answer for each view, one for both, none, or that nothing
 * could be asked.
 *
 * @internal
 */
export type Answers =
  | { state: 'split'; today: Outcome; withPlatformMode: Outcome }
  | { state: 'both' | 'one'; outcome: Outcome; unchecked: boolean }
  | { state: 'none'; reason?: string }
  | { state: 'missing' };

/** @internal */
export function ruleRow({ ruleId, question }: CompareRule): CompareRow {
  return { id: ruleId, label: ruleId, question };
}

/**
 * What a column answers in a row.
 *
 * @internal
 */
export function answersOf(
  { cells, host, image, imageReason, problem }: CompareColumn,
  rowId: string,
): Answers {
  if (problem) {
    return { state: 'missing' };
  }
  if (rowId === HOST_ROW) {
    return host.outcome
      ? { state: 'one', outcome: host.outcome, unchecked: false }
      : { state: 'none', reason: host.reason?.code };
  }
  const cell =
    rowId === IMAGE_ROW ? { ...image, unchecked: false } : cells.get(rowId);
  const { today, unchecked = false, withPlatformMode } = cell ?? {};
  if (!today || !withPlatformMode) {
    return {
      state: 'none',
      reason: rowId === IMAGE_ROW ? imageReason?.code : undefined,
    };
  }
  return today === withPlatformMode
    ? {
        state: 'both',
        outcome: today,
        unchecked: unchecked && today === 'ok',
      }
    : { state: 'split', today, withPlatformMode };
}
