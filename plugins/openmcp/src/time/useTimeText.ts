import { useTranslation } from '../language';
import { toAge } from './age';
import { formatClock } from './clockTime';
import { useNow } from './useNow';

/**
 * Writes times in the reader's language. It renders again every ten seconds.
 *
 * @internal
 */
export function useTimeText() {
  const { t } = useTranslation();
  const now = useNow();
  return {
    now,
    /** "45 s", "12 min", "5 h", "3 d". */
    age: (time: number) => {
      const { value, unit } = toAge(now - time);
      return t(`time.${unit}`, { value: String(value) });
    },
    /** "14:02", with the day when it is another one. */
    clock: (time: number) => formatClock(time, now),
  };
}
