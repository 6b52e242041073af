import {
  Health,
  HEALTHS,
  HistoryChange,
} from '@openmcp/backstage-plugin-openmcp-common';
import { formatImage } from '../../../components';
import { useDurationText } from '../../../time';
import { useTranslation } from '../../../language';
import { useSentence } from '../../common';

/**
 * What happened in a word, and what more is known of it.
 *
 * @internal
 */
export interface ChangeWords {
  what: string;
  detail?: string;
}

/**
 * Puts changes into the reader's language, short enough for one line. A type that
 * this version does not know is shown as the backend calls it.
 *
 * @internal
 */
export function useChangeWords() {
  const { t } = useTranslation();
  const sentence = useSentence('short');
  const duration = useDurationText();
  const shortImages = (text: string | undefined) =>
    (text ?? '')
      .split(', ')
      .filter(Boolean)
      .map(reference => formatImage(reference, t('image.impliedTag')))
      .join(', ') || undefined;
  const healthWord = (text: string | undefined) => {
    const health: Health | undefined = HEALTHS.find(each => each === text);
    return health ? t(`health.${health}`) : text ?? t('time.unknown');
  };
  const images = ({ after, before }: HistoryChange) => {
    const [old, now] = [shortImages(before), shortImages(after)];
    return old && now
      ? t('overview.changes.imageFrom', { before: old, after: now })
      : now ?? old;
  };
  const healthDetail = (
    { after, summary }: HistoryChange,
    firstReadyAfter: number | undefined,
  ) => {
    if (firstReadyAfter !== undefined) {
      return t('history.firstReady', { age: duration(firstReadyAfter) });
    }
    return summary && after !== 'Healthy' ? sentence(summary) : undefined;
  };
  return (change: HistoryChange, firstReadyAfter?: number): ChangeWords => {
    const { after, before, failure, type } = change;
    switch (type) {
      case 'created':
        return { what: t('history.created'), detail: shortImages(after) };
      case 'deleted':
        return { what: t('history.deleted') };
      case 'health':
        return {
          what: t('history.health', {
            before: healthWord(before),
            after: healthWord(after),
          }),
          detail: healthDetail(change, firstReadyAfter),
        };
      case 'image-wanted':
        return { what: t('history.imageWanted'), detail: images(change) };
      case 'image-running':
        return { what: t('history.imageRunning'), detail: images(change) };
      case 'init-failed': {
        const first = Number(before ?? 0) + 1;
        const last = Number(after ?? first);
        const exit =
          failure?.exitCode === undefined
            ? undefined
            : t('history.exit', { code: String(failure.exitCode) });
        const quote = failure?.message && `"${failure.message}"`;
        return {
          what:
            last > first
              ? t('history.initAttempts', {
                  first: String(first),
                  last: String(last),
                })
              : t('history.initAttempt', { number: String(last) }),
          detail: [exit, quote].filter(Boolean).join(': ') || undefined,
        };
      }
      case 'registered-kinds': {
        const [old, now] = [before, after].map(kinds =>
          (kinds ?? '').split(', ').filter(Boolean),
        );
        const gone = old.filter(kind => !now.includes(kind)).join(', ');
        const added = now.filter(kind => !old.includes(kind)).join(', ');
        return {
          what: [
            gone && t('history.kindsGone', { kinds: gone }),
            added && t('history.kindsAdded', { kinds: added }),
          ]
            .filter(Boolean)
            .join('. '),
        };
      }
      default:
        return { what: String(Object(change).type) };
    }
  };
}
