import { Link } from 'react-router-dom';
import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';
import { HealthChip, QuietText, SimulatedMark, Since } from '../../components';
import { useTranslation } from '../../language';
import { parseTime, useTimeText } from '../../time';
import { useInstallationAddress, useSentence } from '../common';
import styles from './OverviewPage.module.css';

/**
 * One installation that needs attention, with the reason.
 *
 * @internal
 */
export function AttentionItem(props: {
  item: InstallationItem;
  /** Our own backend is silent. */
  silent: boolean;
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const sentence = useSentence('short');
  const addressOf = useInstallationAddress();
  const { item, silent } = props;
  const { cluster, freshness, health, kind, name, partial, summary } = item;
  const stale = silent || freshness.stale;
  const asOf = parseTime(freshness.asOf);
  const notes = [
    partial && t('marks.partlyRead'),
    stale &&
      asOf !== undefined &&
      t('freshness.asOf', { clock: text.clock(asOf) }),
  ].filter(Boolean);
  return (
    <li className={styles.item}>
      <span>
        <HealthChip health={health} stale={stale} partial={partial} />
      </span>
      <span className={styles.what}>
        <Link
          className={styles.link}
          to={addressOf(item)}
          aria-label={t('installations.link', { name, kind, cluster })}
        >
          {name}
        </Link>{' '}
        <QuietText>
          {t('overview.attention.where', { kind, cluster })}{' '}
          {item.simulated && <SimulatedMark />}
        </QuietText>
      </span>
      <span className={styles.when}>
        <Since time={item.since} as="clock" />
      </span>
      <span className={styles.reason}>
        {summary && sentence(summary)}
        {notes.length > 0 && <QuietText> - {notes.join(', ')}</QuietText>}
      </span>
    </li>
  );
}
