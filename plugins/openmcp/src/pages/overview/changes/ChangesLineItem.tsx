import { Link } from 'react-router-dom';
import { HistoryGap } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText } from '../../../components';
import { useTimeText } from '../../../time';
import { useTranslation } from '../../../language';
import { useClusterReason, useInstallationAddress } from '../../common';
import { ChangesLine } from './changeLines';
import { useChangeWords } from './useChangeWords';
import pageStyles from '../OverviewPage.module.css';
import styles from './ChangesSection.module.css';

function LineTime(props: { line: ChangesLine }) {
  const { t } = useTranslation();
  const text = useTimeText();
  const { from, gap, to } = props.line;
  if (!gap) {
    return (
      <time dateTime={new Date(from).toISOString()} title={text.full(from)}>
        {text.clock(from)}
      </time>
    );
  }
  return (
    <span title={text.full(from)}>
      {to === undefined
        ? t('history.spanOpen', { from: text.clock(from) })
        : t('history.span', { from: text.clock(from), to: text.clock(to) })}
    </span>
  );
}

function GapLine(props: { line: ChangesLine; gap: HistoryGap }) {
  const { t } = useTranslation();
  const clusterReason = useClusterReason();
  const { gap, line } = props;
  const isPartial = gap.state === 'degraded';
  const reason =
    (gap.reason && clusterReason(gap.reason)) ??
    (gap.state ? t(`clusterState.${gap.state}`) : t('history.portalDown'));
  return (
    <li className={styles.line} data-gap>
      <span className={styles.time}>
        <LineTime line={line} />
      </span>
      <span className={styles.where}>{gap.cluster}</span>
      <span className={styles.what}>
        {t(isPartial ? 'overview.changes.gapPartial' : 'overview.changes.gap')}
      </span>
      <span className={styles.detail}>
        {reason}{' '}
        <QuietText>
          {' - '}
          {t(
            isPartial
              ? 'overview.changes.gapPartlyUnknown'
              : 'overview.changes.gapUnknown',
          )}
        </QuietText>
      </span>
    </li>
  );
}

/**
 * One change, or a time of which changes are not known.
 *
 * @internal
 */
export function ChangesLineItem(props: { line: ChangesLine }) {
  const { t } = useTranslation();
  const addressOf = useInstallationAddress();
  const changeWords = useChangeWords();
  const { line } = props;
  if (line.gap) {
    return <GapLine line={line} gap={line.gap} />;
  }
  const { change } = line;
  const { cluster, kind, name } = change;
  const { detail, what } = changeWords(change, line.firstReadyAfter);
  const query = new URLSearchParams({ tab: 'timeline', at: change.at });
  return (
    <li className={styles.line}>
      <span className={styles.time}>
        <LineTime line={line} />
      </span>
      <span className={styles.where}>
        <Link
          className={pageStyles.link}
          to={`${addressOf(change)}?${query}`}
          aria-label={t('installations.link', { name, kind, cluster })}
        >
          {name}
        </Link>{' '}
        <QuietText>{cluster}</QuietText>
      </span>
      <span className={styles.what}>{what}</span>
      <span className={styles.detail}>{detail}</span>
    </li>
  );
}
