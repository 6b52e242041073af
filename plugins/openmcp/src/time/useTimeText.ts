import { useTranslation } from '../language';
import { toAge } from './age';
import { formatClock, formatFullTime } from './clockTime';
import { useNow } from './useNow';

/**
 * Writes times in the reader's language. It renders again every ten seconds.
 *
 * @internal
 */
export function useTimeText() {
  const { locale, t } = useTranslation();
  const now = useNow();
  return {
    now,
    /** "45 s", "12 min", "5 h", "3 d". */
    age: (time: number) => {
      const { value, unit } = toAge(now - time);
      return t(`time.${unit}`, { value: String(value) });
    },
    /** "14:02", with the day when it is another one. */
    clock: (time: number) => formatClock(time, now, locale),
    /** "30 Nov 2026, 03:02:11 CET (02:02:11 UTC)". */
    full: (time: number) => formatFullTime(time, locale),
  };
}
