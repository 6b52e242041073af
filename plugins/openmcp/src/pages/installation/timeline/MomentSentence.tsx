import {
  Health,
  HEALTHS,
  HistoryChange,
  Installation,
} from '@openmcp/backstage-plugin-openmcp-common';
import { formatImage } from '../../../components';
import { useTimeText } from '../../../time';
import { useTranslation } from '../../../language';
import { useSentence } from '../../common';
import { healthAt } from './moment';
import { momentFacts } from './momentFacts';
import styles from './Timeline.module.css';

/**
 * How it was at the moment that the address names, and what came next.
 *
 * @internal
 */
export function MomentSentence(props: {
  installation: Installation;
  /** Milliseconds since 1970. */
  moment: number;
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const sentence = useSentence('short');
  const { installation, moment } = props;
  const health = healthAt(installation, moment, text.now);
  const clock = text.clock(moment);
  const { image, next } = momentFacts(installation, moment);

  const word = (name: string | undefined) => {
    const known: Health | undefined = HEALTHS.find(each => each === name);
    return known ? t(`health.${known}`) : name ?? t('time.unknown');
  };
  const imageText = ({ after, before }: HistoryChange) => {
    const [old, now] = [before, after].map(reference =>
      reference ? formatImage(reference, t('image.impliedTag')) : undefined,
    );
    return old && now
      ? t('history.afterImage', { before: old, after: now })
      : undefined;
  };
  const nextText = () => {
    if (!next) {
      return undefined;
    }
    const { after, summary } = next.change;
    const parts = [
      word(after),
      summary && after !== 'Healthy' ? sentence(summary) : undefined,
      image && imageText(image),
    ].filter(Boolean);
    return t('history.nextAt', {
      clock: text.clock(next.at),
      what: parts.join(', '),
    });
  };
  return (
    <p className={styles.paragraph}>
      {[
        health
          ? t('history.atMoment', { clock, health: t(`health.${health}`) })
          : t('history.atMomentUnknown', { clock }),
        nextText(),
        t('history.near'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
