import { useSearchParams } from 'react-router-dom';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { RiHistoryLine } from '@remixicon/react';
import { Banner, QuietText, Section } from '../../../components';
import { parseMoment, parseTime, useTimeText } from '../../../time';
import { useTranslation } from '../../../language';
import { CopyMoment } from '../CopyMoment';
import { MomentSentence } from './MomentSentence';
import { timelineEntries } from './timelineEntries';
import { TimelineList } from './TimelineList';
import styles from './Timeline.module.css';

/**
 * What happened to the installation, also when nobody looked. The address can
 * point to a moment (`at=03:00`).
 *
 * @internal
 */
export function TimelineTab(props: { installation: Installation }) {
  const { t } = useTranslation();
  const text = useTimeText();
  const [search] = useSearchParams();
  const { installation } = props;
  const { clusterTitle, history, name } = installation;
  const entries = timelineEntries(installation);
  const moment = parseMoment(search.get('at'), text.now);
  const keptSince = parseTime(history.keptSince);
  const isReadable = history.state === 'read';
  return (
    <Section title={t('history.title')}>
      <CopyMoment moment={moment} />
      {!isReadable && (
        <Banner
          family="warning"
          icon={<RiHistoryLine size={16} aria-hidden />}
          announced
        >
          {t('history.notReadable', { name })}
        </Banner>
      )}
      {moment !== undefined && (
        <MomentSentence installation={installation} moment={moment} />
      )}
      {entries.length > 0 && (
        <TimelineList
          name={name}
          cluster={clusterTitle}
          entries={entries}
          moment={moment}
        />
      )}
      {isReadable && (
        <p className={styles.paragraph}>
          <QuietText>
            {entries.length === 0 && `${t('history.empty', { name })} `}
            {!history.isComplete && `${t('history.older')} `}
            {keptSince !== undefined &&
              t('history.begins', { clock: text.clock(keptSince) })}
          </QuietText>
        </p>
      )}
    </Section>
  );
}
