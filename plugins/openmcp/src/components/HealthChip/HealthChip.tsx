import { Health } from '@openmcp/backstage-plugin-openmcp-common';
import {
  RemixiconComponentType,
  RiCheckboxCircleLine,
  RiCloseCircleFill,
  RiIndeterminateCircleLine,
  RiPauseCircleLine,
  RiProgress4Line,
  RiQuestionLine,
} from '@remixicon/react';
import { useTranslation } from '../../language';
import { ChipFamily, StatusChip } from '../StatusChip';

interface Drawing {
  icon: RemixiconComponentType;
  family: ChipFamily;
}

const DRAWINGS: Record<Health, Drawing> = {
  Healthy: { icon: RiCheckboxCircleLine, family: 'positive' },
  Progressing: { icon: RiProgress4Line, family: 'announcement' },
  Degraded: { icon: RiCloseCircleFill, family: 'negative' },
  Suspended: { icon: RiPauseCircleLine, family: 'neutral' },
  Terminating: { icon: RiIndeterminateCircleLine, family: 'neutral' },
  Unknown: { icon: RiQuestionLine, family: 'neutral' },
};

/**
 * Properties of {@link HealthChip}.
 *
 * @internal
 */
export interface HealthChipProps {
  health: Health;
  /** The data is older than the backend's limit. */
  stale?: boolean;
  /** Some of its objects could not be read. */
  partial?: boolean;
  /** Shows the icon alone. */
  wordless?: boolean;
}

/**
 * Health of an installation or one of its objects: whether the pods are up.
 *
 * @internal
 */
export function HealthChip(props: HealthChipProps) {
  const { t } = useTranslation();
  const { health, partial, stale, wordless } = props;
  const { family, icon: Icon } = DRAWINGS[health] ?? DRAWINGS.Unknown;
  const known = health in DRAWINGS ? health : 'Unknown';
  const unconfirmed = Boolean(stale || partial);
  const tooltip = [
    `${health}: ${t(`health.tooltip.${known}`)}`,
    unconfirmed && t('health.notConfirmed'),
  ];
  return (
    <StatusChip
      family={family}
      icon={<Icon size={16} aria-hidden />}
      dimension={t('health.label')}
      word={t(`health.${known}`)}
      tooltip={tooltip.filter(Boolean).join(' - ')}
      dashed={known === 'Unknown'}
      unconfirmed={unconfirmed}
      wordless={wordless}
    />
  );
}
