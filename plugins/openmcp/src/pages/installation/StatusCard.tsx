import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import {
  CardBoundary,
  Freshness,
  HealthChip,
  ImageName,
  QuietText,
} from '../../components';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { ToolLine } from './ToolLine';
import { useNotices } from './useNotices';
import styles from './StatusCard.module.css';

/**
 * Properties of {@link StatusCard}.
 *
 * @internal
 */
export interface StatusCardProps {
  installation: Installation;
  /** Old data, a silent backend, or an object that is gone. */
  stale: boolean;
  /** When the backend was last heard of, while it is silent. */
  silentSince?: number;
  polling: boolean;
  /** Id of the element that holds the sentences. */
  sentenceId: string;
}

function PodsLine(props: StatusCardProps) {
  const { t } = useTranslation();
  const text = useTimeText();
  const { installation, stale } = props;
  const { podCounts, restarts } = installation;
  const notices = useNotices(installation);
  const since = parseTime(installation.since);
  const counts =
    typeof podCounts.ready === 'number' && typeof podCounts.wanted === 'number'
      ? t('installation.podsReady', {
          ready: String(podCounts.ready),
          wanted: String(podCounts.wanted),
        })
      : t('installation.podsNotRead');
  return (
    <>
      <div className={styles.first}>
        <HealthChip
          health={installation.health}
          stale={stale}
          partial={installation.partial}
        />
        {installation.partial && <span>{t('marks.partlyRead')}</span>}
        {since !== undefined && (
          <span title={text.full(since)}>
            {t('installation.podsSince', {
              clock: text.clock(since),
              age: text.age(since),
            })}
          </span>
        )}
        <span>
          {since !== undefined && '- '}
          {counts}
        </span>
        {Boolean(restarts) && (
          <QuietText>
            {t('installation.restarts', { count: restarts ?? 0 })}
          </QuietText>
        )}
        <span className={styles.freshness}>
          <Freshness
            asOf={props.silentSince ?? parseTime(installation.freshness.asOf)}
            stale={stale}
            polling={props.polling}
          />
        </span>
      </div>
      <div id={props.sentenceId}>
        {notices.map(notice => (
          <p key={notice} className={styles.sentence}>
            {notice}
          </p>
        ))}
        {installation.simulated && (
          <p className={styles.sentence}>
            <QuietText>
              {t(
                installation.health === 'Healthy' && !stale
                  ? 'installation.simulatorReportsUp'
                  : 'installation.simulatorReports',
              )}
            </QuietText>
          </p>
        )}
      </div>
    </>
  );
}

function Images(props: { installation: Installation }) {
  const { t } = useTranslation();
  const { generation, image } = props.installation;
  return (
    <div className={styles.images}>
      <span className={styles.image}>
        <QuietText>{t('installation.wanted')}</QuietText>
        <ImageName reference={image.wanted} copy />
      </span>
      <span className={styles.image}>
        <QuietText>{t('installation.running')}</QuietText>
        {image.running.length === 0 && t('installation.nothingRuns')}
        {image.running.map(reference => (
          <ImageName key={reference} reference={reference} copy />
        ))}
        {image.differs && (
          <span className={styles.differs}>{t('installation.differs')}</span>
        )}
      </span>
      <span>
        {t('installation.generation', {
          wanted: String(generation.wanted),
          observed:
            generation.observed === undefined
              ? t('time.unknown')
              : String(generation.observed),
        })}
      </span>
    </div>
  );
}

/**
 * Two answers that are never joined: whether the pods are up, and that nobody
 * checked whether the tool does its work.
 *
 * @internal
 */
export function StatusCard(props: StatusCardProps) {
  const { t } = useTranslation();
  const { installation } = props;
  return (
    <div className={styles.card}>
      <dl className={styles.line}>
        <dt className={styles.term}>{t('installation.pods')}</dt>
        <dd className={styles.details}>
          <PodsLine {...props} />
        </dd>
      </dl>
      <dl className={styles.line}>
        <dt className={styles.term}>{t('installation.tool')}</dt>
        <dd className={styles.details}>
          <CardBoundary>
            <ToolLine installation={installation} />
          </CardBoundary>
        </dd>
      </dl>
      <Images installation={installation} />
    </div>
  );
}
