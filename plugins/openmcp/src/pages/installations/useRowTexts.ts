import { useTranslation } from '../../language';
import { parseTime, useTimeText } from '../../time';
import { useSentence } from '../common';
import { InstallationRowState } from './InstallationRows';

/**
 * What a row says about its state in words.
 *
 * @internal
 */
export function useRowTexts(row: InstallationRowState, silent: boolean) {
  const { t } = useTranslation();
  const text = useTimeText();
  const sentence = useSentence('short');
  const { item, leaving } = row;
  const stale = silent || item.freshness.stale;
  const asOf = parseTime(item.freshness.asOf);
  const notes = [
    leaving === 'gone' && t('marks.gone'),
    leaving === 'no-longer-matches' && t('marks.noLongerMatches'),
    item.freshness.stale && t('marks.stale'),
    item.health !== 'Healthy' && sentence(item.summary),
  ].filter(Boolean);
  return {
    stale,
    /** Empty for what is up and confirmed. */
    reason: notes.join(' - '),
    /** Time of the last news, for rows that are not confirmed. */
    asOf:
      stale && asOf !== undefined
        ? t('freshness.asOf', { clock: text.clock(asOf) })
        : undefined,
  };
}
