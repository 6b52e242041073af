import { useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { OverviewFacts } from './overviewFacts';

/**
 * The first line of the overview in the reader's language.
 *
 * @internal
 */
export function useHeadlineText() {
  const { t, formatNumber } = useTranslation();
  const text = useTimeText();
  return ({ clusters, headline }: OverviewFacts): string => {
    const read = t('clusters.partial', {
      count: clusters.total,
      read: String(clusters.read),
    });
    switch (headline.code) {
      case 'no-clusters':
        return t('installations.noClusters');
      case 'none-read':
        return headline.seenAt === undefined
          ? t('clusters.noneRead')
          : t('clusters.noneReadKept', { clock: text.clock(headline.seenAt) });
      case 'attention':
        return `${t('overview.sentence.attention', {
          count: headline.count,
        })} ${read}`;
      case 'all-up':
        return `${t('overview.sentence.allUp', {
          count: headline.count,
        })} ${read}`;
      case 'calm':
        return `${t('overview.sentence.calm', {
          up: formatNumber(headline.up),
          total: formatNumber(headline.total),
        })} ${read}`;
      case 'calm-known':
        return `${t('overview.sentence.calmKnown')} ${read}`;
      case 'empty':
        return `${t('overview.sentence.empty')} ${read}`;
      default:
        return `${t('overview.sentence.emptyKnown')} ${read}`;
    }
  };
}
