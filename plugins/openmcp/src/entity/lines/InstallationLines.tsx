import { Link } from 'react-router-dom';
import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';
import { HealthChip, QuietText, SimulatedMark, Since } from '../../components';
import { useInstallationAddress, useSentence } from '../../pages/common';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import styles from './InstallationLines.module.css';

function Line(props: { item: InstallationItem; silent: boolean }) {
  const { t } = useTranslation();
  const text = useTimeText();
  const sentence = useSentence('short');
  const addressOf = useInstallationAddress();
  const { item, silent } = props;
  const { cluster, freshness, health, kind, name, partial } = item;
  const stale = silent || freshness.stale;
  const asOf = parseTime(freshness.asOf);
  const reason = [
    partial && t('marks.partlyRead'),
    health !== 'Healthy' && sentence(item.summary),
  ].filter(Boolean);
  return (
    <li className={styles.line}>
      <HealthChip health={health} stale={stale} partial={partial} wordless />
      <span className={styles.what}>
        <Link
          className={styles.link}
          to={addressOf(item)}
          aria-label={t('installations.link', { name, kind, cluster })}
        >
          {name}
        </Link>{' '}
        <QuietText>{cluster}</QuietText> {item.simulated && <SimulatedMark />}
        {reason.length > 0 && (
          <span className={styles.reason} title={reason.join(' - ')}>
            {reason.join(' - ')}
          </span>
        )}
      </span>
      <span className={styles.since}>
        {stale && asOf !== undefined ? (
          <QuietText>
            {t('freshness.asOf', { clock: text.clock(asOf) })}
          </QuietText>
        ) : (
          <Since time={item.since} />
        )}
      </span>
    </li>
  );
}

/**
 * A few installations, each in a line: health, name, cluster, reason, since when.
 *
 * @internal
 */
export function InstallationLines(props: {
  label: string;
  items: readonly InstallationItem[];
  /** Our own backend is silent: nothing is confirmed. */
  silent: boolean;
}) {
  return (
    <ul className={styles.lines} aria-label={props.label}>
      {props.items.map(item => (
        <Line key={item.uid} item={item} silent={props.silent} />
      ))}
    </ul>
  );
}
