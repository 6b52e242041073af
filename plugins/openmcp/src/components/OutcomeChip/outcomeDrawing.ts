import { Outcome } from '@openmcp/backstage-plugin-openmcp-common';
import {
  RemixiconComponentType,
  RiAlertLine,
  RiCheckboxLine,
  RiQuestionMark,
  RiSettings3Line,
  RiSpam3Fill,
} from '@remixicon/react';
import { ChipFamily } from '../StatusChip';

const DRAWINGS: Record<
  Outcome,
  { icon: RemixiconComponentType; family: ChipFamily }
> = {
  ok: { icon: RiCheckboxLine, family: 'positive' },
  warning: { icon: RiAlertLine, family: 'warning' },
  'needs-configuration': { icon: RiSettings3Line, family: 'announcement' },
  unknown: { icon: RiQuestionMark, family: 'neutral' },
  blocked: { icon: RiSpam3Fill, family: 'negative' },
};

/**
 * How an outcome is drawn everywhere. One that this version does not know is drawn
 * as unknown.
 *
 * @internal
 */
export function outcomeDrawing(outcome: Outcome) {
  const known: Outcome = outcome in DRAWINGS ? outcome : 'unknown';
  return { ...DRAWINGS[known], known };
}
