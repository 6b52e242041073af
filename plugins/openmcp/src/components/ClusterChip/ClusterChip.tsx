import { ClusterState } from '@openmcp/backstage-plugin-openmcp-common';
import {
  RemixiconComponentType,
  RiFileSettingsFill,
  RiLockFill,
  RiSignalWifi1Line,
  RiSignalWifiErrorLine,
  RiSignalWifiOffFill,
  RiWifiLine,
} from '@remixicon/react';
import { useTranslation } from '../../language';
import { ChipFamily, StatusChip } from '../StatusChip';

const DRAWINGS: Record<
  ClusterState,
  { icon: RemixiconComponentType; family: ChipFamily }
> = {
  live: { icon: RiWifiLine, family: 'neutral' },
  connecting: { icon: RiSignalWifi1Line, family: 'announcement' },
  degraded: { icon: RiSignalWifiErrorLine, family: 'warning' },
  unreachable: { icon: RiSignalWifiOffFill, family: 'negative' },
  unauthorized: { icon: RiLockFill, family: 'negative' },
  misconfigured: { icon: RiFileSettingsFill, family: 'negative' },
};

/**
 * Whether a platform cluster can be read.
 *
 * @internal
 */
export function ClusterChip(props: { state: ClusterState }) {
  const { t } = useTranslation();
  const { family, icon: Icon } = DRAWINGS[props.state];
  const word = t(`clusterState.${props.state}`);
  return (
    <StatusChip
      family={family}
      icon={<Icon size={16} aria-hidden />}
      dimension={t('clusterState.label')}
      word={word}
      tooltip={`${props.state}: ${word}`}
    />
  );
}
