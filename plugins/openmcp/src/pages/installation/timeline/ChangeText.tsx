import {
  Health,
  HEALTHS,
  HistoryChange,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ImageName, QuietText, Quote } from '../../../components';
import { useDurationText } from '../../../time';
import { useTranslation } from '../../../language';
import { useSentence } from '../../common';
import styles from './Timeline.module.css';

function Images(props: { text?: string }) {
  const { t } = useTranslation();
  const images = (props.text ?? '').split(', ').filter(Boolean);
  if (images.length === 0) {
    return <>{t('time.unknown')}</>;
  }
  return (
    <>
      {images.map((image, index) => (
        <span key={image}>
          {index > 0 && ', '}
          <ImageName reference={image} />
        </span>
      ))}
    </>
  );
}

function ImageChange(props: { label: string; change: HistoryChange }) {
  const { t } = useTranslation();
  const { change, label } = props;
  return (
    <>
      {label} <Images text={change.after} />{' '}
      <QuietText>
        ({t('history.imageBefore')} <Images text={change.before} />)
      </QuietText>
    </>
  );
}

function HealthChange(props: {
  change: HistoryChange;
  firstReadyAfter?: number;
}) {
  const { t } = useTranslation();
  const duration = useDurationText();
  const sentence = useSentence('short');
  const { change, firstReadyAfter } = props;
  const word = (text?: string) => {
    const health: Health | undefined = HEALTHS.find(each => each === text);
    return health ? t(`health.${health}`) : text ?? t('time.unknown');
  };
  const { summary } = change;
  const reason =
    firstReadyAfter === undefined
      ? summary && sentence(summary)
      : t('history.firstReady', { age: duration(firstReadyAfter) });
  return (
    <>
      <strong>
        {t('history.health', {
          before: word(change.before),
          after: word(change.after),
        })}
      </strong>
      {reason && <> - {reason}</>}
    </>
  );
}

function RegisteredKinds(props: { change: HistoryChange }) {
  const { t } = useTranslation();
  const [before, after] = [props.change.before, props.change.after].map(text =>
    (text ?? '').split(', ').filter(Boolean),
  );
  const gone = before.filter(kind => !after.includes(kind)).join(', ');
  const added = after.filter(kind => !before.includes(kind)).join(', ');
  return (
    <>
      {gone && t('history.kindsGone', { kinds: gone })}
      {gone && added && '. '}
      {added && t('history.kindsAdded', { kinds: added })}
    </>
  );
}

function InitFailed(props: { change: HistoryChange }) {
  const { t } = useTranslation();
  const { after, before, failure } = props.change;
  const first = Number(before ?? 0) + 1;
  const last = Number(after ?? first);
  return (
    <>
      {last > first
        ? t('history.initAttempts', {
            first: String(first),
            last: String(last),
          })
        : t('history.initAttempt', { number: String(last) })}
      {failure?.exitCode !== undefined && (
        <> - {t('history.exit', { code: String(failure.exitCode) })}</>
      )}
      {failure?.message && (
        <div className={styles.quote}>
          <Quote text={failure.message} />
        </div>
      )}
    </>
  );
}

/**
 * What changed, in words. A type that this version does not know is shown as the
 * backend calls it.
 *
 * @internal
 */
export function ChangeText(props: {
  change: HistoryChange;
  /** Milliseconds from creation until the pods were up for the first time. */
  firstReadyAfter?: number;
}) {
  const { t } = useTranslation();
  const { change } = props;
  switch (change.type) {
    case 'created':
      return (
        <>
          {t('history.created')} <Images text={change.after} />
        </>
      );
    case 'deleted':
      return <>{t('history.deleted')}</>;
    case 'health':
      return <HealthChange {...props} />;
    case 'image-wanted':
      return <ImageChange label={t('history.imageWanted')} change={change} />;
    case 'image-running':
      return <ImageChange label={t('history.imageRunning')} change={change} />;
    case 'registered-kinds':
      return <RegisteredKinds change={change} />;
    case 'init-failed':
      return <InitFailed change={change} />;
    default:
      return <>{String(Object(change).type)}</>;
  }
}
