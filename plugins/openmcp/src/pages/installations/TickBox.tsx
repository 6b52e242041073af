import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import styles from './InstallationRow.module.css';

/**
 * Whether a row is ticked, and how to change that.
 *
 * @internal
 */
export interface RowTick {
  isTicked: boolean;
  onTick: () => void;
}

/**
 * Ticks a row. By keyboard, Space does so on the link of the row, which is the only
 * tab stop of the list.
 *
 * @internal
 */
export function TickBox(props: { item: InstallationItem; tick: RowTick }) {
  const { t } = useTranslation();
  const { cluster, kind, name } = props.item;
  const { isTicked, onTick } = props.tick;
  return (
    <input
      type="checkbox"
      className={styles.tickBox}
      checked={isTicked}
      onChange={onTick}
      tabIndex={-1}
      aria-label={t('installations.tick', { name, kind, cluster })}
    />
  );
}
