import { Link } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import {
  HEALTHS,
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { HealthChip, QuietText } from '../../components';
import { installationsRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import styles from './ProvidersPage.module.css';

function Nothing(props: { text: string; title?: string }) {
  return (
    <span className={styles.quietCell}>
      <QuietText title={props.title}>{props.text}</QuietText>
    </span>
  );
}

/**
 * On how many clusters the image is installed, and how healthy it is there. What
 * was not read is never counted as nothing.
 *
 * @internal
 */
export function RunsOn(props: {
  item: Pick<ProviderItem, 'title' | 'image' | 'installations'>;
  clusters: ProviderList['clusters'];
  silent: boolean;
}) {
  const { t } = useTranslation();
  const list = useRouteRef(installationsRouteRef)();
  const { clusters, item } = props;
  const { image, installations, title } = item;
  const unread = clusters.total - clusters.read;
  const count = installations.length;
  if (!image) {
    return <Nothing text={t('time.unknown')} />;
  }
  if (count === 0) {
    return unread > 0 ? (
      <Nothing text={t('time.unknown')} title={t('time.unknownTooltip')} />
    ) : (
      <Nothing text={t('providers.runsOn.none')} />
    );
  }
  const stale = (health: string) =>
    props.silent ||
    installations
      .filter(installation => installation.health === health)
      .every(installation => installation.stale);
  const numberOf = (health: string) =>
    installations.filter(installation => installation.health === health).length;
  return (
    <span className={styles.runsOn}>
      <Link
        className={styles.count}
        to={`${list}?${new URLSearchParams({ q: image })}`}
        aria-label={t('providers.runsOn.link', { provider: title, count })}
      >
        {count}
      </Link>
      {HEALTHS.filter(health => numberOf(health) > 0).map(health => (
        <span key={health} className={styles.health}>
          <HealthChip health={health} stale={stale(health)} wordless />
          {numberOf(health) < count && numberOf(health)}
        </span>
      ))}
      {unread > 0 && (
        <span className={styles.unread}>
          {t('providers.runsOn.unread', { count: unread })}
        </span>
      )}
    </span>
  );
}
