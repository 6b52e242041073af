import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import {
  Freshness,
  HealthChip,
  ImageName,
  QuietText,
  SimulatedMark,
} from '../../components';
import { useSentence } from '../../pages/common';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import styles from './InstallationState.module.css';

/**
 * Health of the pods, since when, why, and of which image where.
 *
 * @internal
 */
export function InstallationState(props: {
  installation: Installation;
  /** When the backend was last heard of, while it is silent. */
  silentSince?: number;
  polling: boolean;
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const sentence = useSentence('whole');
  const { installation, polling, silentSince } = props;
  const { cluster, freshness, health, image, partial, podCounts, summary } =
    installation;
  const stale = silentSince !== undefined || freshness.stale;
  const since = parseTime(installation.since);
  return (
    <>
      <p className={styles.line}>
        <QuietText>{t('installation.pods')}</QuietText>
        <HealthChip health={health} stale={stale} partial={partial} />
        {partial && <span>{t('marks.partlyRead')}</span>}
        {since !== undefined && (
          <span title={text.full(since)}>
            {t('entity.installation.since', {
              clock: text.clock(since),
              age: text.age(since),
            })}
          </span>
        )}
      </p>
      <p className={styles.sentence}>
        {health === 'Healthy' &&
        typeof podCounts.ready === 'number' &&
        typeof podCounts.wanted === 'number'
          ? t('entity.installation.calm', {
              ready: String(podCounts.ready),
              wanted: String(podCounts.wanted),
            })
          : sentence(summary)}
        {installation.simulated && (
          <>
            {' '}
            <QuietText>{t('entity.installation.simulated')}</QuietText>
          </>
        )}
      </p>
      <p className={styles.line}>
        <ImageName reference={image.wanted} />
        <span className={styles.place}>
          {t('entity.line.where', { cluster })}
          {installation.simulated && <SimulatedMark />}
        </span>
      </p>
      <p className={styles.line}>
        <QuietText>{t('installation.tool')}</QuietText>
        <span>{t('installation.toolNotChecked')}</span>
      </p>
      <p className={styles.line}>
        <Freshness
          asOf={silentSince ?? parseTime(freshness.asOf)}
          stale={stale}
          polling={polling}
        />
      </p>
    </>
  );
}
