import { useSearchParams } from 'react-router-dom';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { RiHistoryLine } from '@remixicon/react';
import { Banner, QuietText, Section } from '../../../components';
import { parseMoment, parseTime, useTimeText } from '../../../time';
import { openmcpTranslationRef } from '../../../translations';
import { healthAt } from './moment';
import { timelineEntries } from './timelineEntries';
import { TimelineList } from './TimelineList';
import styles from './Timeline.module.css';

function MomentSentence(props: { installation: Installation; moment: number }) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const text = useTimeText();
  const { installation, moment } = props;
  const health = healthAt(installation, moment, text.now);
  const clock = text.clock(moment);
  return (
    <p className={styles.paragraph}>
      {health
        ? t('history.atMoment', { clock, health: t(`health.${health}`) })
        : t('history.atMomentUnknown', { clock })}{' '}
      {t('history.near')}
    </p>
  );
}

/**
 * What happened to the installation, also when nobody looked. The address can
 * point to a moment (`at=03:00`).
 *
 * @internal
 */
export function TimelineTab(props: { installation: Installation }) {
  const { t } = useTranslationRef(openmcpTranslationRef);
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
