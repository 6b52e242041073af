import { useEffect, useRef } from 'react';
import { useTimeText } from '../../../time';
import { useTranslation } from '../../../language';
import { ChangeText } from './ChangeText';
import { GapText } from './GapText';
import { isNear } from './moment';
import { RestartsText } from './RestartsText';
import { TimelineEntry } from './timelineEntries';
import styles from './Timeline.module.css';

function EntryTime(props: { entry: TimelineEntry }) {
  const { t } = useTranslation();
  const text = useTimeText();
  const { from, gap, to } = props.entry;
  const clock = (time: number) => (
    <time dateTime={new Date(time).toISOString()} title={text.full(time)}>
      {text.clock(time)}
    </time>
  );
  if (to === undefined) {
    return gap ? (
      <span title={text.full(from)}>
        {t('history.spanOpen', { from: text.clock(from) })}
      </span>
    ) : (
      clock(from)
    );
  }
  return (
    <span title={`${text.full(from)} - ${text.full(to)}`}>
      {t('history.span', { from: text.clock(from), to: text.clock(to) })}
    </span>
  );
}

function EntryText(props: { entry: TimelineEntry; cluster: string }) {
  const { change, gap, restarts } = props.entry;
  if (gap) {
    return <GapText gap={gap} cluster={props.cluster} />;
  }
  return restarts ? (
    <RestartsText restarts={restarts} />
  ) : (
    <ChangeText change={change} firstReadyAfter={props.entry.firstReadyAfter} />
  );
}

/**
 * What happened, newest on top, the time first.
 *
 * @internal
 */
export function TimelineList(props: {
  name: string;
  cluster: string;
  entries: readonly TimelineEntry[];
  /** What is within a quarter of an hour of it is marked and brought into view. */
  moment?: number;
}) {
  const { t } = useTranslation();
  const { cluster, entries, moment, name } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (moment !== undefined) {
      list.current
        ?.querySelector('[data-near=true]')
        ?.scrollIntoView?.({ block: 'center' });
    }
  }, [moment]);
  return (
    <ol
      ref={list}
      className={styles.list}
      aria-label={t('history.list', { name })}
    >
      {entries.map(entry => (
        <li
          key={entry.key}
          className={styles.entry}
          data-near={moment !== undefined && isNear(entry, moment)}
          data-gap={entry.gap !== undefined}
        >
          <span className={styles.time}>
            <EntryTime entry={entry} />
          </span>
          <div className={styles.text}>
            <EntryText entry={entry} cluster={cluster} />
          </div>
        </li>
      ))}
    </ol>
  );
}
