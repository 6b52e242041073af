import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { ProviderTicks } from './useProviderTicks';
import styles from './ProvidersPage.module.css';

/**
 * Ticks a provider for a comparison. By keyboard, Space does so on its link, which
 * is the only tab stop of the list.
 *
 * @internal
 */
export function TickBox(props: { item: ProviderItem; ticks: ProviderTicks }) {
  const { t } = useTranslation();
  const { item, ticks } = props;
  return (
    <input
      type="checkbox"
      className={styles.tickBox}
      checked={ticks.ticked.includes(item.entityRef)}
      onChange={() => ticks.toggle(item.entityRef)}
      tabIndex={-1}
      aria-label={t('providers.compare.tickOne', { name: item.title })}
    />
  );
}
