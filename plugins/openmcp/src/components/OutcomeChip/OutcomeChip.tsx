import { Outcome } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { StatusChip } from '../StatusChip';
import { outcomeDrawing } from './outcomeDrawing';
import styles from './OutcomeChip.module.css';

/**
 * Properties of {@link OutcomeChip}.
 *
 * @internal
 */
export interface OutcomeChipProps {
  outcome: Outcome;
  /** Which question it answers, e.g. "Today"; read out before the word. */
  dimension: string;
  /** Says "would" in a dashed frame: no released image behaves like this. */
  conditional?: boolean;
  /** The dashed frame stands around more than the chip. */
  framedOutside?: boolean;
  /** The verdict is older than the backend's limit. */
  stale?: boolean;
  /** Shows the icon alone. */
  wordless?: boolean;
}

/**
 * Outcome of a rule or a verdict: may it?
 *
 * @internal
 */
export function OutcomeChip(props: OutcomeChipProps) {
  const { t } = useTranslation();
  const { conditional, dimension, outcome, stale, wordless } = props;
  const { family, icon: Icon, known } = outcomeDrawing(outcome);
  const tooltip = [
    `${outcome}: ${t(`outcome.tooltip.${known}`)}`,
    stale && t('outcome.notConfirmed'),
  ];
  const chip = (
    <StatusChip
      family={family}
      icon={<Icon size={16} aria-hidden />}
      dimension={dimension}
      word={conditional ? t(`outcome.would.${known}`) : t(`outcome.${known}`)}
      tooltip={tooltip.filter(Boolean).join(' - ')}
      dashed={known === 'unknown'}
      unconfirmed={stale}
      wordless={wordless}
    />
  );
  return conditional && !props.framedOutside ? (
    <span className={styles.frame}>{chip}</span>
  ) : (
    chip
  );
}
